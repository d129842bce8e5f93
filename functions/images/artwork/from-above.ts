import { type Drawing, readDrawing } from './drawing.ts';
import { type Illustration, putLight } from './illustration.ts';
import { type Scene, thingsOf } from './scenes.ts';

type Setting = { x: number; y: number; radius: number; stretch: number };

/** The position of the dish: right of the center in a hero, near the middle otherwise, sometimes in close-up. */
function setTable({ random, frame }: Illustration, dish: Drawing): Setting {
  const { width, height, isHero } = frame;
  const stretch = dish.width / 200;
  const widest = (width * (isHero ? 0.29 : 0.4)) / stretch;
  if (random.chance(0.4))
    return {
      x: width * (isHero ? 0.79 : random.pick([0.36, 0.64])),
      y: height * random.between(0.46, 0.58),
      radius: Math.min(height * random.between(0.52, 0.6), widest * 1.45),
      stretch,
    };
  return {
    x: width * (isHero ? random.between(0.66, 0.7) : random.between(0.45, 0.55)),
    y: height * random.between(0.48, 0.53),
    radius: Math.min(height * random.between(0.345, 0.385), widest),
    stretch,
  };
}

/** Objects around the dish, at angles that keep a hero's left side free. */
function putThings(illustration: Illustration, scene: Scene, { x, y, radius, stretch }: Setting): string {
  const { random, frame } = illustration;
  const turns = frame.isHero ? [-48, 44, 136] : [-40, 140, 48, -140];
  const things = thingsOf(scene, illustration);
  const count = Math.min(things.length, frame.isHero ? 3 : random.whole(2, 4));
  const start = random.whole(0, Math.max(0, things.length - 1));
  return [...things.slice(start), ...things.slice(0, start)]
    .slice(0, count)
    .map(({ drawing, scale }, index) => {
      const angle = (((turns[index] ?? 0) + random.between(-8, 8)) * Math.PI) / 180;
      const spot = {
        x: x + Math.cos(angle) * radius * 1.36 * stretch,
        y: y + Math.sin(angle) * radius * 1.36,
        turn: random.between(-24, 24),
        scale: (radius / 100) * scale * random.between(0.94, 1.06),
      };
      return illustration.put(drawing, spot);
    })
    .join('');
}

/** Silverware or chopsticks to the left of the dish. */
function putTools({ random, put }: Illustration, { tools }: Scene, setting: Setting): string {
  const { x, y, radius, stretch } = setting;
  return tools
    .map((tool, index) =>
      put(readDrawing(`above/${tool}`), {
        x: x - radius * (1.24 * stretch + (tools.length - 1 - index) * 0.2),
        y,
        turn: random.between(-3, 3),
        scale: (radius / 100) * 0.8,
      }),
    )
    .join('');
}

/** A table from directly above: tiles or cloth, one dish, a few objects beside it, and low side light. */
export function composeFromAbove(illustration: Illustration, scene: Scene, dish: Drawing): string {
  const { random, frame, put, tile } = illustration;
  const ground = tile(random.pick(scene.grounds), { x: 0, y: 0, ...frame });
  const setting = setTable(illustration, dish);
  const { x, y, radius } = setting;
  const runner = {
    x,
    y,
    turn: random.pick([90, 90, 78, 104, 62]),
    scale: (radius / 100) * random.between(0.8, 1.12),
  };
  return (
    ground +
    (random.chance(0.38) ? put(readDrawing('room/runner'), runner) : '') +
    putThings(illustration, scene, setting) +
    putTools(illustration, scene, setting) +
    put(dish, { x, y, turn: random.between(-14, 14), scale: radius / 100 }) +
    putLight(illustration)
  );
}
