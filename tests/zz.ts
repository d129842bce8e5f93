import { makePictureFiles } from '#functions/images/picture/make-picture-files.ts';
import { plainFiles } from '#tests/bench/plain-picture-files.ts';
import { aPhoto } from '#tests/builders/a-photo.ts';
for (const [w,h] of [[1920,1080],[4000,3000]] as const) {
const j = await aPhoto(w,h);
const f = await makePictureFiles(j); await plainFiles(j);
let t=performance.now(); await makePictureFiles(j); const a=performance.now()-t; t=performance.now(); const p = await plainFiles(j);
console.log(j.length, a, performance.now()-t, f.widths.map(w=>[w.width,w.bytes.length]), p.map(x=>x.length));
}
