import sharp from 'sharp';
sharp.concurrency(1);
const t=async(n,body,defs='')=>{const s=Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><defs>${defs}<filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="10"/></filter><linearGradient id="g"><stop stop-color="#fff"/><stop offset="1" stop-color="#333"/></linearGradient></defs><rect width="1600" height="1000" fill="#c84"/>${body}</svg>`);
 for(let i=0;i<2;i++){const a=performance.now();const o=await sharp(s).raw().toBuffer({resolveWithObject:true});if(i)console.log(n,(performance.now()-a).toFixed(0),o.info.channels)}}
await t('base','');
await t('grad','<rect width="1600" height="1000" fill="url(#g)" opacity=".5"/>');
await t('blur 1 full','<rect x="200" y="200" width="1200" height="700" filter="url(#b)"/>');
await t('blur 10 x 300','<circle cx="400" cy="400" r="150" filter="url(#b)"/>'.repeat(10));
await t('multiply full','<g style="mix-blend-mode:multiply"><rect width="1600" height="1000" fill="url(#g)"/></g>');
await t('soft-light full','<g style="mix-blend-mode:soft-light"><rect width="1600" height="1000" fill="url(#g)"/></g>');
await t('group opacity','<g opacity=".5"><circle cx="400" cy="400" r="150"/><circle cx="420" cy="400" r="150"/></g>'.repeat(10));
await t('pattern','<rect width="1600" height="1000" fill="url(#p)"/>','<pattern id="p" width="80" height="80" patternUnits="userSpaceOnUse"><circle cx="40" cy="40" r="30" fill="#fff"/></pattern>');
await t('2000 paths','<path d="M10 10C50 80 90 20 200 100" stroke="#fff" fill="none" stroke-width="8"/>'.repeat(2000));
