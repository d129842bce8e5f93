import sharp from 'sharp';
import { readFileSync } from 'node:fs';
import { drawArtwork } from './draw-artwork.ts';
sharp.concurrency(1);
const palettes = JSON.parse(readFileSync('/tmp/palettes.json', 'utf8'));
const cpu = async (f: () => Promise<unknown>) => { let best = 1e9; for (let i = 0; i < 3; i++) { const a = process.cpuUsage(); await f(); const b = process.cpuUsage(a); best = Math.min(best, (b.user + b.system) / 1000); } return best.toFixed(0); };
for (const s of ['pasta', 'tacos', 'salad', 'fire', 'wine', 'herbs', 'chicken', 'fruit'] as const) {
  const art = drawArtwork({ subject: s, palette: palettes[0], seed: 'a', kind: 'hero' });
  const tags = (re: RegExp) => (art.svg.match(re) ?? []).length;
  console.log(s, await cpu(() => sharp(Buffer.from(art.svg)).removeAlpha().raw().toBuffer()), 'noclip', await cpu(() => sharp(Buffer.from(art.svg.replace(/ clip-path="[^"]*"/g, ''))).raw().toBuffer()), 'nograd', await cpu(() => sharp(Buffer.from(art.svg.replace(/fill="url\(#d\d+\)"/g, 'fill="#888"'))).raw().toBuffer()), 'noalpha', await cpu(() => sharp(Buffer.from(art.svg.replace(/ (fill-|stroke-)?opacity="[^"]*"/g, ''))).raw().toBuffer()), 'clips', tags(/clip-path="/g), 'els', tags(/<(path|circle|ellipse)/g), 'gopac', tags(/<g opacity/g));
}
