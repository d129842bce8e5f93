/** Parts of the profile screen. */
export type TabId = 'basics' | 'contact' | 'hours' | 'menu' | 'story';
