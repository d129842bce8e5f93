import sharp from 'sharp';

/** A JPEG with the file size of a phone photo: soft shapes, sharp edges, and sensor grain. Always the same bytes. */
export async function aPhoto(width: number, height: number): Promise<Buffer> {
  let state = 0x9e3779b9;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const coarse = Buffer.from(Array.from({ length: 48 * 27 * 3 }, () => Math.floor(random() * 256)));
  const shapes = await sharp(coarse, { raw: { width: 48, height: 27, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isEdge = (x * 7 + y * 3) % 97 < 6 && y > height / 2;
      const change = (random() - 0.5) * 10 + (isEdge ? 40 : 0);
      for (let at = (y * width + x) * 3; at < (y * width + x) * 3 + 3; at += 1) {
        shapes[at] = Math.max(0, Math.min(255, (shapes[at] ?? 0) + change));
      }
    }
  }
  return sharp(shapes, { raw: { width, height, channels: 3 } })
    .blur(0.7)
    .jpeg({ quality: 85 })
    .toBuffer();
}
