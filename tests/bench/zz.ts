import { siteRendering } from './site-rendering.ts';
console.log(await siteRendering.measure());
