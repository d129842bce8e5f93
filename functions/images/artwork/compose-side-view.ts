import { type Drawing, readDrawing } from './drawing.ts';
import { type Illustration, putLight } from './illustration.ts';
import { type Scene, thingsOf } from './scenes.ts';

const DADOS = ['azulejo', 'cementine', 'checker', 'stripes', 'seigaiha', 'herringbone'] as const;

/** A painted wall, sometimes with a tiled lower part and a ledge, and a lighter area behind the objects. */
function putWall({ random, frame, cover, tile, put }: Illustration, x: number, horizon: number): string {
  const { width, height } = frame;
  const top = horizon - height * random.pick([0.2, 0.34, 0.46]);
  const dado =
    tile(random.pick(DADOS), { x: 0, y: top, width, height: horizon - top }) +
    cover('ledge', { y: top - 9, height: 20 });
  const backdrop = readDrawing(random.pick(['room/arch', 'room/sun']));
  const scale = (height * random.between(0.5, 0.6)) / 100;
  const glow = { x, y: horizon - height * 0.25, scale: height / 200 };
  return (
    cover('wall') +
    (random.chance(0.55) ? dado : '') +
    put(backdrop, { x, y: horizon, scale }) +
    put(readDrawing('room/glow'), glow)
  );
}

/** Smaller objects on both sides, some in front of others. */
function placeThings(
  illustration: Illustration,
  scene: Scene,
  main: { x: number; base: number; scale: number; half: number },
) {
  const { random, frame } = illustration;
  const mirror = random.pick([1, -1]);
  const room = frame.height - main.base;
  return thingsOf(scene, illustration)
    .slice(0, frame.isHero ? 3 : 4)
    .map(({ drawing, scale }, index) => {
      const side = index % 2 === 0 ? mirror : -mirror;
      const reach = main.half * (index > 1 ? 1.5 : 0.8) + (drawing.width / 2) * scale * 0.8;
      const nearness = (index % 2 === 0 ? 0.29 : 0.13) * (index > 1 ? 1.9 : 1);
      const spot = { x: main.x + side * reach * main.scale, y: main.base + nearness * room };
      return { drawing, spot: { ...spot, scale: main.scale * scale } };
    });
}

/** Objects on a table in front of a wall, lit from one side. */
export function composeSideView(illustration: Illustration, scene: Scene, drawing: Drawing): string {
  const { random, frame, cover, tile, put } = illustration;
  const { width, height, isHero } = frame;
  const isClose = random.chance(0.4);
  const horizon = height * random.between(0.68, 0.74);
  const base = horizon + (height - horizon) * random.between(0.4, 0.5);
  const x = width * (isHero ? random.between(0.67, 0.72) : random.between(0.46, 0.54));
  const tall = height * (isClose ? random.between(0.8, 0.88) : random.between(0.66, 0.74));
  const half = drawing.width / 2;
  const widest = (width * (isHero ? 0.2 : 0.27) * (isClose ? 1.25 : 1)) / half;
  const scale = Math.min(tall / drawing.height, widest);
  const table = { x: 0, y: Math.round(horizon), width, height: Math.ceil(height - horizon) };
  const things = [
    { drawing, spot: { x, y: base, scale } },
    ...placeThings(illustration, scene, { x, base, scale, half }),
  ];
  return (
    putWall(illustration, x, horizon) +
    tile(random.pick(scene.grounds), table, 0.42) +
    cover('depth', table) +
    things
      .sort((one, other) => one.spot.y - other.spot.y)
      .map((thing) => put(thing.drawing, thing.spot))
      .join('') +
    putLight(illustration)
  );
}

/** A wood oven in a tiled wall, or a flaming pan on the range. The fire is the light source. */
export function composeHearth(
  { random, frame, cover, tile, put }: Illustration,
  scene: Scene,
  fire: Drawing,
): string {
  const { width, height, isHero } = frame;
  const x = width * (isHero ? 0.69 : random.between(0.47, 0.53));
  const sill = height * 0.8;
  const scale = (height * random.pick([0.56, 0.6, 0.7])) / 330;
  return (
    tile(random.pick(scene.grounds), { x: 0, y: 0, ...frame }) +
    cover('counter', { y: sill, height: height - sill }) +
    put(fire, { x, y: sill, scale }) +
    put(readDrawing('room/firelight'), { x, y: height * 0.62, scale: (width * 0.55) / 100 })
  );
}
