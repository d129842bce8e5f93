import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { PICTURE_SUBJECTS } from '#functions/platform/ai/writing-tasks.ts';
import { drawArtwork } from './draw-artwork.ts';
import { renderArtwork } from './render-artwork.ts';

// args: out kind cols seedPrefix subjects(all|a,b) palettes(0,1,..|rotate) cellWidth
const [out = '', kind = 'gallery', cols = '5', seed = 's', which = 'all', pals = 'rotate', cw = '480'] =
  process.argv.slice(2);
const palettes = JSON.parse(readFileSync('/tmp/palettes.json', 'utf8'));
sharp.concurrency(1);
const subjects = which === 'all' ? [...PICTURE_SUBJECTS] : which.split(',');
const jobs: [string, number, string][] = [];
subjects.forEach((s, i) => {
  if (pals === 'rotate') jobs.push([s, i % palettes.length, seed]);
  else if (pals.startsWith('x'))
    for (let k = 0; k < Number(pals.slice(1)); k++) jobs.push([s, (i + k) % palettes.length, seed + k]);
  else for (const p of pals.split(',')) jobs.push([s, Number(p), seed]);
});
const w = Number(cw),
  h = kind === 'hero' ? Math.round(w * 0.625) : Math.round(w * 0.75);
const c = Number(cols);
const comps = [];
let t = 0,
  worst = 0,
  drawT = 0;
for (let i = 0; i < jobs.length; i++) {
  const [s, p, sd] = jobs[i]!;
  const t0 = performance.now();
  const art = drawArtwork({ subject: s as any, palette: palettes[p], seed: sd, kind: kind as any });
  const t1 = performance.now();
  const r = await renderArtwork(art, kind === 'hero' ? [480, 960, 1600] : [400, 800, 1200]);
  const t2 = performance.now();
  t += t2 - t0;
  drawT += t1 - t0;
  worst = Math.max(worst, t2 - t0);
  console.log(
    s.padEnd(11),
    'p' + p,
    (t1 - t0).toFixed(0).padStart(4),
    (t2 - t1).toFixed(0).padStart(5) + 'ms',
    (art.svg.length / 1024).toFixed(0).padStart(5) + 'K svg',
    r.map((x) => (x.bytes.length / 1024).toFixed(0)).join(' / '),
  );
  comps.push({
    input: await sharp(r[kind === 'hero' ? (w > 480 ? 2 : 1) : w > 400 ? 2 : 0]!.bytes)
      .resize(w, h)
      .png()
      .toBuffer(),
    left: (i % c) * (w + 6),
    top: Math.floor(i / c) * (h + 6),
  });
}
console.log(
  'mean',
  (t / jobs.length).toFixed(0),
  'worst',
  worst.toFixed(0),
  'draw',
  (drawT / jobs.length).toFixed(0),
);
await sharp({
  create: {
    width: c * (w + 6),
    height: Math.ceil(jobs.length / c) * (h + 6),
    channels: 3,
    background: '#888',
  },
})
  .composite(comps)
  .png()
  .toFile(out);
