/** What hostile HTML and CSS try: to load something from here, and to run this. */
export const OUTSIDE = 'https://evil.example';
export const RUN = 'window.__hacked=1;alert(1)';
export const JS = `javascript:${RUN}`;
