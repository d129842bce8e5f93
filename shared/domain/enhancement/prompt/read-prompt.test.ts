import { describe, expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

/** What goes up and what goes down, whatever the amounts. */
function directions(prompt: string): string {
  const { settings, effects } = readPrompt(prompt).adjustments;
  return Object.entries({ ...settings, ...effects })
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => `${name}${Number(value) > 0 ? '+' : '-'}`)
    .toSorted()
    .join(' ');
}

const TASTY = 'contrast+ food_styling+ saturation+';

describe('how far a wish goes', () => {
  test.each([
    ['brighter but not overexposed', 'brightness', 20],
    ['more colorful but not oversaturated', 'saturation', 20],
    ['más color pero sin que quede saturada', 'saturation', 20],
    ['heller, aber nicht überbelichtet', 'brightness', 20],
    ['sharper but not grainy', 'sharpness', 25],
    ['warmer but not oversaturated', 'saturation', 0],
    ['not oversaturated', 'saturation', -20],
    ['brighter, not dull', 'saturation', 18],
    ['less noise, sharper', 'sharpness', 10],
    ['brighter but not too much', 'brightness', 10],
    ['heller aber nicht zu sehr', 'brightness', 10],
    ['más brillo pero no demasiado', 'brightness', 10],
    ['plus lumineux mais pas trop', 'brightness', 10],
    ['brighter but not too much contrast', 'brightness', 20],
  ] as const)('%s', (prompt, setting, value) => {
    expect(readPrompt(prompt).adjustments.settings[setting]).toBe(value);
  });

  test.each(['no white background', 'brighter but not overexposed', 'kein weißer Hintergrund'])(
    '"%s" keeps no light from being mended',
    (prompt) => {
      expect(readPrompt(prompt).kept).toEqual([]);
    },
  );

  test.each(['do nothing', 'No hagas nada.', 'mach nichts'])('"%s" leaves the light alone', (prompt) => {
    expect(readPrompt(prompt).kept).toEqual(['exposure', 'colors']);
  });
});

describe('what owners write', () => {
  test.each([
    ['make it brighter', 'brightness+'],
    ['the photo is too dark and yellow, please fix', 'brightness+ warmth-'],
    ['pls make this look more appetizing', TASTY],
    ['more contrast, less saturation', 'contrast+ saturation-'],
    ['Can you make the burger look juicier and the cheese more melty?', TASTY],
    ['remove the fork in the background', ''],
    ['warm cozy lighting like candlelight', 'warmth+'],
    ['moody restaurant lighting', 'brightness- contrast+ vignette+'],
    ['make colors natural', ''],
    ['grainy photo', 'sharpness-'],
    ['make the colors warmer', 'warmth+'],
    ['make the light a bit less yellow', 'warmth-'],
    ['make the contrast a bit lower', 'contrast-'],
    ['make the exposure higher please', 'brightness+'],
    ['I like the brightness, just make the colours warmer', 'warmth+'],
    ['me gusta la luz, pero más contraste', 'contrast+'],
    ["j'aime bien les couleurs mais c'est flou", 'sharpness+'],
    ['I like bright, colorful food', 'brightness+ saturation+'],
    ['nice photo but dark', 'brightness+'],
    ['photo bella ma scura', 'brightness+'],
    ['bonita foto pero un poco oscura', 'brightness+'],
    ['nice and dark', 'brightness- contrast+ food_styling+ shadows+ sharpness+'],
    ['good but make it darker', 'brightness- contrast+ food_styling+ shadows+ sharpness+'],
    ['brighter without the yellow tint', 'brightness+ warmth-'],
    ['mach das Bild schöner', 'contrast+ food_styling+ shadows+ sharpness+'],
    ['mejora la foto', 'contrast+ food_styling+ shadows+ sharpness+'],
    ['plus belle', 'contrast+ food_styling+ shadows+ sharpness+'],
    ['più bella', 'contrast+ food_styling+ shadows+ sharpness+'],
    ['verbessere die Farben', 'saturation+'],
    ['mejor luz', 'brightness+'],
    ['mejor calidad', 'sharpness+'],
    ['sieht nicht lecker aus', TASTY],
    ['no white background please', ''],
    ['sin fondo blanco', ''],
    ['remove the background and put the burger on a white background', 'background+ brightness+'],
    ['heller aber den Hintergrund dunkler', 'brightness+'],
    ['más claro el plato, fondo un poco más oscuro', 'brightness+'],
    ['blur the background brighten the burger', 'brightness+'],
    ['undo the warm tones', 'warmth-'],
    ['faded vintage look', 'fade+ warmth+'],
    ['more natural light', 'brightness+'],
    ['this was taken under fluorescent lights, everything looks green', 'saturation-'],
    ["brighten it up a little but don't change the colors", 'brightness+'],
    ['make colors pop', 'contrast+ saturation+'],
    ['add steam coming off the ramen', ''],
    ['white background for doordash', 'background+ brightness+ contrast+ food_styling+ saturation+'],
    ['sharpen the details on the crust', 'sharpness+'],
    ['way too blurry can you fix it', 'sharpness+'],
    ['natural look, nothing crazy', ''],
    ['reduce the yellow tint', 'warmth-'],
    ['more golden brown and crispy', 'contrast+ food_styling+ saturation+ sharpness+ warmth+'],
    ['give it a moody dark restaurant vibe', 'brightness- contrast+ vignette+'],
    ['lighter and airy for instagram', 'brightness+ contrast+ food_styling+ saturation+'],
    ['boost vibrancy slightly', 'saturation+'],
    ['I want it to look like a Michelin star restaurant', 'contrast+ saturation- sharpness+ vignette+'],
    ['get rid of the harsh shadows', 'shadows+'],
    ['blur background and make the pasta the star', ''],
    ['make it 20% brighter', 'brightness+'],
    ["turn down the exposure, it's overexposed", 'brightness-'],
    ['not too saturated, just a bit warmer', 'warmth+'],
    ['vintage film look for our diner', 'fade+ warmth+'],
    ['make the steak look medium rare', ''],
    ['fix white balance', ''],
    ['Please enhance this picture so customers will be hungry', TASTY],
    ['Lighting in our dining room is awful, can you brighten the plate', 'brightness+'],
    ['too orange because of our bulbs', 'warmth-'],
    ['This looks washed out', 'contrast+ saturation+'],
    ['less dark please', 'brightness+'],
    ['cut the glare', 'brightness-'],
    ['food looks cold and unappetizing', 'contrast+ saturation+ warmth+'],
    ['turn up the colors but keep it realistic', 'saturation+'],
    ['make the sauce shinier', TASTY],
    ['crank the contrast way up', 'contrast+'],
    ['a little less saturated and a little sharper', 'saturation- sharpness+'],
    ['soften the light', 'contrast- sharpness-'],
    ['candid, bright, summery feel for our patio', 'brightness+'],
    ['The tomatoes should be more red', 'saturation+'],
    ['can you zoom in on the tacos', ''],
    ['pic came out too blue', 'warmth+'],
    ["don't make it too bright", ''],
    ['high contrast black plate, elegant', 'contrast+ saturation- sharpness+ vignette+'],
    ['our burger looks flat and sad', 'contrast+ saturation+'],
    ['low contrast', 'contrast-'],
    ['it is not sharp', 'sharpness+'],
    ['the photo is not too bright', ''],
    // It is dark, and should be less so; "nicht zu dunkel" only says how far.
    ['nicht so dunkel', 'brightness+'],
    ['nicht zu dunkel', ''],
    ['pas trop saturé, un peu plus chaud', 'warmth+'],
    ['not bright enough', 'brightness+'],
    ["it isn't sharp enough", 'sharpness+'],
    ['take the blue cast out', 'warmth+'],
    ['cooler tones', 'warmth-'],
    ['golden hour light', 'warmth+'],
    ['it was shot under fluorescent light', ''],
    ['no filter', ''],
    ['brightness +15, contrast -10', 'brightness+ contrast-'],
    ['HELLER und wärmer', 'brightness+ warmth+'],
    ['plus lumineux et moins de contraste', 'brightness+ contrast-'],
    ['más brillo y más contraste', 'brightness+ contrast+'],
    ['un po’ più luminoso, troppo giallo', 'brightness+ warmth-'],
    ['das Foto ist zu dunkel, bitte', 'brightness+'],
    ['nicht so gelb bitte', 'warmth-'],
    ['not so yellow', 'warmth-'],
    ['el plato se ve muy oscuro, dale más luz', 'brightness+'],
    ['mas brillo, menos saturacion', 'brightness+ saturation-'],
    ['la salade est trop terne', 'contrast+ saturation+'],
    ['plus de contraste, ombres plus douces', 'contrast+ shadows+'],
    ['la foto è scura e mossa', 'brightness+ sharpness+'],
    ['etwas heller und knackiger', 'brightness+ contrast+ food_styling+ sharpness+'],
    ['Farben kräftiger, Hintergrund unscharf', 'saturation+'],
    ['increse brigtness and contarst', 'brightness+ contrast+'],
    ['pas assez lumineux', 'brightness+'],
    ['das Bild ist nicht hell genug', 'brightness+'],
    ['poco luminosa', 'brightness+'],
    ['very light edit', ''],
    ['le quitas lo azul', 'warmth+'],
    ['too much flash', 'brightness-'],
    ['weißer Hintergrund', 'background+ brightness+'],
    ['weisser hintergrund', 'background+ brightness+'],
    // What was said of a thing holds for the next only until "more" is said.
    ['less contrast more color', 'contrast- saturation+'],
    ['less contrast and a bit more color', 'contrast- saturation+'],
    ['less contrast and color', 'contrast- saturation-'],
    ['menos contraste más color', 'contrast- saturation+'],
    ['weniger Kontrast mehr Farbe', 'contrast- saturation+'],
    ['moins de contraste plus de couleur', 'contrast- saturation+'],
    ['meno contrasto più colore', 'contrast- saturation+'],
    ['too grainy', 'sharpness-'],
    ['photo trop saturée', 'saturation-'],
    ['troppo satura', 'saturation-'],
    ['etwas weniger gesättigt', 'saturation-'],
    ['the whites look blue', 'warmth+'],
    ['the light is too cold', 'warmth+'],
    ['couleurs plus chaudes', 'warmth+'],
    ['no es muy claro', 'brightness+'],
    ["la photo n'est pas nette", 'sharpness+'],
    ['non è nitida', 'sharpness+'],
    ['das Bild ist nicht scharf', 'sharpness+'],
    ['leave the brightness as it is, more contrast', 'contrast+'],
    ['deja la luz como está, más contraste', 'contrast+'],
    ['wärmeres Licht', 'warmth+'],
    ['quiero fotos más luminosas', 'brightness+'],
    ['the colors are off', ''],
    ['die Farben stimmen nicht', ''],
    ['los colores no son reales', ''],
    ['tone the reds down', 'saturation-'],
    ['bring the brightness up a bit', 'brightness+'],
    ['reduce highlights', 'brightness-'],
    ['make the oranges pop', 'contrast+ saturation+'],
    ['cut out the burger and put it on a white background', 'background+ brightness+'],
    ['que resalte el plato', 'contrast+ saturation+'],
    // Which way stands behind.
    ['contrast down, saturation up', 'contrast- saturation+'],
    ['Contrast: lower. Saturation: higher.', 'contrast- saturation+'],
    ['brightness up and sharper', 'brightness+ sharpness+'],
    ['Kontrast runter, Sättigung hoch', 'contrast- saturation+'],
    ['sube el brillo y baja el contraste', 'brightness+ contrast-'],
    ['alza la luminosità e abbassa la saturazione', 'brightness+ saturation-'],
    ['too warm, cool it down a little', 'warmth-'],
    ['half as bright', 'brightness-'],
    ['down with the yellow', 'warmth-'],
    ['Helligkeit reduzieren', 'brightness-'],
    ['Kontrast erhöhen und Helligkeit reduzieren', 'brightness- contrast+'],
    ['erhöhe den Kontrast', 'contrast+'],
    ['Gelbstich entfernen', 'warmth-'],
    ['das Bild hat einen Blaustich', 'warmth+'],
    ['non è abbastanza luminosa', 'brightness+'],
    ["la photo n'est pas assez lumineuse", 'brightness+'],
    ['nothing too dramatic, only brighter', 'brightness+'],
    ['colors should be natural', ''],
    ['nicht so scharf, weicher', 'contrast- sharpness-'],
    ['Schatten entfernen', 'shadows+'],
    ['glare remove please', 'brightness-'],
    ['without losing the colors, brighter', 'brightness+'],
    ['no contrast at all', 'contrast+'],
    ['no color changes, just sharper', 'sharpness+'],
    ['colors look fake', 'saturation-'],
    ['oversaturated', 'saturation-'],
    ['lamp made everything yellow', 'warmth-'],
    ['very dark and slightly blurry', 'brightness+ sharpness+'],
    ['dark, less noise', 'brightness- sharpness-'],
    ['dark and moody, remove the glare', 'brightness- contrast+ vignette+'],
    ['mach die Farben natürlicher', ''],
    ['backlit, cannot see the food', 'shadows+'],
    // What is to be taken out or put in is a thing; what comes after it is another wish.
    ['remove the hair and brighten it up', 'brightness+'],
    ['take the napkin away and make it warmer', 'warmth+'],
    ['Gabel entfernen und heller machen', 'brightness+'],
    ['ajoute du basilic et éclaircis', 'brightness+'],
    ['remove the horrible yellow tint', 'warmth-'],
    ['add contrast to the burger', 'contrast+'],
    ['more burger contrast', 'contrast+'],
    // What is said of a fault and against it.
    ['dark, needs more light', 'brightness+'],
    ['cold and blue, needs warmth', 'warmth+'],
    ['dark and moody with a bit more contrast', 'brightness- contrast+ vignette+'],
    ['highlights blown out', 'brightness-'],
    ['light and highlights', 'brightness+'],
    ['the rice should be white not yellow', 'warmth-'],
    ['white, not too yellow', ''],
    ['colors are fine, but blurry', 'sharpness+'],
    ['make it look fine', ''],
    ['looks greenish', ''],
    ['lights too harsh', 'contrast-'],
    ['make the crust more brown', 'contrast+ saturation+ warmth+'],
    ['the lettuce looks brown', 'contrast- saturation- warmth-'],
    ['make the ice cream look colder', 'warmth-'],
    ['can you make the foto briter', 'brightness+'],
    // A word that asks for less is no slip for the fault that asks for more.
    ['desaturate', 'saturation-'],
    ['desaturated colors', 'saturation+'],
    ['désature un peu', 'saturation-'],
    ['desatura la foto', 'saturation-'],
    ['underexpose it', 'brightness-'],
    ['the photo is underexposed', 'brightness+'],
    ['overexpose', 'brightness+'],
    ['überbelichtet', 'brightness-'],
    ['colors too strong', 'saturation-'],
    ['die Farben sind zu stark', 'saturation-'],
    ['couleurs trop fortes', 'saturation-'],
    ['colores demasiado fuertes', 'saturation-'],
    ['colori troppo forti', 'saturation-'],
    ['contrast is too strong', 'contrast-'],
    ['le contraste est trop faible', 'contrast+'],
    ['brightness is too high', 'brightness-'],
    ['colors are too weak', 'saturation+'],
    ['contrast and not too dark', 'contrast+'],
    ['colors are much too strong', 'saturation-'],
    ['Farben etwas zu stark', 'saturation-'],
    ['the colors are not too strong', ''],
    ['the colours seem a little too vivid', 'saturation-'],
    ['colors not strong enough', 'saturation+'],
    ['strong contrast', 'contrast+'],
    ['poco contraste', 'contrast+'],
    ['too much contrast and too dark', 'brightness+ contrast-'],
    ['colors are too strange', ''],
    ['colors too yellow', 'warmth-'],
    ['too much color', 'saturation-'],
    // Beside a word that says which colors, nobody asks for more of them.
    ['pastel colors', 'saturation-'],
    ['Pastellfarben', 'saturation-'],
    ['couleurs pastel', 'saturation-'],
    ['colores pastel', 'saturation-'],
    ['colori pastello', 'saturation-'],
    ['muted colors', 'saturation-'],
    ['less intense colors', 'saturation-'],
    ['softer colors', 'saturation-'],
    ['softer contrast', 'contrast-'],
    ['couleurs vives', 'saturation+'],
    ['warme Farben', 'warmth+'],
    ['bright colors', 'brightness+ saturation+'],
    ['vivid colors and more contrast', 'contrast+ saturation+'],
    ['brighter and more color', 'brightness+ saturation+'],
    ['vintage but not faded', 'saturation+ warmth+'],
    ['take the edge off the contrast', 'contrast-'],
    ['colours to be true to the real thing', ''],
    // What there is too little of, or much of, stands before it or behind.
    ['weak contrast', 'contrast+'],
    ['schwaches Licht', 'brightness+'],
    ['poca luz', 'brightness+'],
    ['peu de lumière', 'brightness+'],
    ['the light is low', 'brightness+'],
    ['colors are weak', 'saturation+'],
    ['contraste fuerte', 'contrast+'],
    ['no strong contrast', 'contrast-'],
    ["don't reduce the contrast", ''],
    ["don't remove the shadows", ''],
    ['not so dark and not less colorful', 'brightness+'],
    ['contrast more, color less', 'contrast+ saturation-'],
    // Nobody can tell which way.
    ['brightness low', ''],
    ['contrast is strong', ''],
    ['weird colors', ''],
    ['low quality photo', 'sharpness+'],
    ['mala calidad', 'sharpness+'],
    ['the picture has a high quality', 'sharpness+'],
    ['take the edge off', 'contrast- sharpness-'],
    ['take the edge off the colors', 'saturation-'],
    ['bring out the cheese', 'contrast+ saturation+'],
    ['nothing fancy', ''],
    ['nothing is sharp', 'sharpness+'],
    ['isnt sharp', 'sharpness+'],
    ["the colors don't look right", ''],
    // An article that lost its vowel is no part of a word.
    ["togli l'ombra", 'shadows+'],
    ["plus d'éclat", 'saturation+'],
    ["l'immagine è scura", 'brightness+'],
    ['das Bild ist verrauscht', 'sharpness-'],
  ])('“%s” is read as %s', (prompt, expected) => {
    expect(directions(prompt)).toBe(expected);
  });
});

describe('a prompt', () => {
  test('has its words named with what was done, and those that mean nothing', () => {
    expect(readPrompt('a bit brighter, much more contrast, zorgify the lemons')).toMatchObject({
      understood: [
        { words: 'a bit brighter', did: 'Brightness +10' },
        { words: 'much more contrast', did: 'Contrast +35' },
      ],
      unknown: ['zorgify', 'lemons'],
    });
  });

  test.each([
    ['add steam', 'No steam'],
    ['remove the napkin', 'Nothing is painted in or taken out'],
    ['make the portion look bigger', 'Portions stay'],
    ['enlève la fourchette', 'Nothing is painted in or taken out'],
    ['blur the background', 'The background is not cut out'],
    ['Hintergrund entfernen', 'The background is not cut out'],
    ['darken the background', 'The background is not cut out'],
    ['cut out the burger and put it on a white background', 'The background is not cut out'],
    ['brighten only the plate', 'The whole photo is changed'],
    ['Hintergrund unscharf', 'The background is not cut out'],
    ['rends le fond flou', 'The background is not cut out'],
    ['black and white please', 'Food keeps its color'],
    ['make it black & white pls', 'Food keeps its color'],
    ['write SALE on it', 'No text or marks'],
    ['clean the plate rim', 'Nothing is painted in or taken out'],
    ['reflection on the glass, take it away', 'Nothing is painted in or taken out'],
    ['Gabel entfernen und heller machen', 'Nothing is painted in or taken out'],
    ['aggiungi basilico', 'Nothing is painted in or taken out'],
    ['agrega vapor', 'No steam'],
    ['more fries please', 'Portions stay'],
    ['make the burger taller', 'Portions stay'],
    ['put a lemon wedge next to it', 'Nothing is painted in or taken out'],
    ['mehr Käse drauf', 'Portions stay'],
    ['put it on a marble table', 'The background is not cut out'],
    ['more light from the left', 'The whole photo is changed'],
    ['the right side is dark', 'The whole photo is changed'],
    ['mehr Licht links', 'The whole photo is changed'],
    ['remove the fork on the left', 'Nothing is painted in or taken out'],
    ['without the fork', 'Nothing is painted in or taken out'],
    ["don't change it and remove the fork", 'Nothing is painted in or taken out'],
    ['keep the plate and remove the fork', 'Nothing is painted in or taken out'],
    ['no people', 'Nothing is painted in or taken out'],
    ['keep the background', 'The background is not cut out'],
  ])('that asks for what would mislead (“%s”) is told so', (prompt, beginning) => {
    expect(readPrompt(prompt).instead).toEqual([expect.stringMatching(new RegExp(`^${beginning}`))]);
  });

  test.each([
    ['make it 50% brighter', { brightness: 50 }],
    ['increase brightness by 30 percent', { brightness: 30 }],
    ['brightness +15, contrast -10', { brightness: 15, contrast: -10 }],
    ['contrast 30', { contrast: 30 }],
    ['contrast 110%', { contrast: 10 }],
    ['contrast 130', { contrast: 100 }],
    ['increase the sharpness by 15', { sharpness: 15 }],
    ['brightness -200', { brightness: -100 }],
    ['brightness +10 contrast +30', { brightness: 10, contrast: 30 }],
    ['3 tacos, brighter', { brightness: 20 }],
    ['brightness: +15 sharpness: +20', { brightness: 15, sharpness: 20 }],
    ['lift the brightness by 15 and drop saturation 10', { brightness: 15, saturation: -10 }],
  ])('that names an amount gets it: “%s”', (prompt, settings) => {
    expect(readPrompt(prompt).adjustments.settings).toEqual(settings);
  });

  test.each([
    'Remove nothing',
    'add nothing',
    "don't remove anything",
    'nichts entfernen',
    'no quites nada',
    "n'enlève rien",
    'non togliere niente',
    "don't remove the fork",
    "don't crop it",
    "don't zoom in",
  ])('that asks for something not to be done is told only that it stays: “%s”', (prompt) => {
    const { understood, instead, unknown } = readPrompt(prompt);
    expect(understood.map(({ did }) => did)).toEqual(['Left as it is']);
    expect([...instead, ...unknown]).toEqual([]);
  });

  test.each([
    ['contrast 30 saturation 10', { contrast: 30, saturation: 10 }],
    ['brightness 20% contrast 30%', { brightness: 20, contrast: 30 }],
    ['20% more contrast 10% less saturation', { contrast: 20, saturation: -10 }],
    ['brighter 20% more contrast', { brightness: 20, contrast: 20 }],
    ['make it 10% brighter and 20% sharper', { brightness: 10, sharpness: 20 }],
  ])('with two amounts gives each its own: “%s”', (prompt, settings) => {
    expect(readPrompt(prompt).adjustments.settings).toEqual(settings);
  });

  test('that says the same twice is told once', () => {
    expect(readPrompt('bit brighter, bit brighter').understood).toHaveLength(1);
  });

  test('that says how much afterwards is heard', () => {
    expect(readPrompt('brighter a bit and warmer').adjustments).toEqual({
      settings: { brightness: 10 },
      effects: { warmth: 25 },
    });
    expect(readPrompt('brighten it a little').adjustments.settings.brightness).toBe(10);
    expect(readPrompt('more contrast, a lot').adjustments.settings.contrast).toBe(22);
  });

  test.each([
    ["don't make it brighter, just sharper", ['exposure']],
    ['do not touch the colors, only lighten it', ['colors']],
    ['leave the brightness as it is, more contrast', ['exposure']],
    ['keep the warm light', ['colors']],
    ['leave the white balance alone', ['exposure', 'colors']],
    ['leave it as it is', ['exposure', 'colors']],
    ["don't change anything", ['exposure', 'colors']],
    ['change nothing', ['exposure', 'colors']],
    ['remove nothing', []],
    ['nothing fancy', []],
    ['bitte nicht verändern', ['exposure', 'colors']],
    ['brighter without changing the colors', ['colors']],
    ['a bit warmer', ['warmth']],
    ['zu gelb', ['coolness']],
    ["don't make it too bright", []],
    ['pas trop saturé', []],
    ["don't overdo it", []],
    ['keep it natural', []],
    ['sharper', []],
  ])('that asks for something to stay has it kept: “%s”', (prompt, kept) => {
    expect(readPrompt(prompt).kept).toEqual(kept);
  });

  test.each([
    ['remove the tint', 'remove tint', 'Light and white balance mended where needed'],
    ['keep colors natural', 'keep colors natural', 'Light and white balance mended where needed'],
    ['leave the white balance alone', 'keep white balance', 'Left as it is'],
    ['leave it as it is', 'keep it', 'Left as it is'],
  ])('says what was done for “%s”', (prompt, words, did) => {
    expect(readPrompt(prompt)).toMatchObject({ understood: [{ words, did }], instead: [], unknown: [] });
  });

  test.each(['add more', 'add a bit', 'put it on our menu', 'the burger is tall enough'])(
    'that asks for nothing on the table is told nothing of it: “%s”',
    (prompt) => {
      expect(readPrompt(prompt).instead).toEqual([]);
    },
  );

  test.each([
    ['make the plate white', ['white']],
    ['white plate, brighter', ['white']],
    ['the burger please', ['burger']],
    ['colors are too strange', ['strange']],
    ['make the burger brighter', []],
    ['a whiter plate', []],
    ['strong contrast', []],
    ['strong coffee, warmer', ['strong']],
    ['contrast is strong', ['strong']],
    ['brightness low', ['low']],
    ['weird sauce colors', ['weird']],
    ['tone it down', ['tone down']],
    ['more', ['more']],
    ['undo', ['undo']],
    ['boost it', ['boost']],
    ['make it pop more', []],
    ['brighten it up some more', []],
    ['20% off', ['20%']],
    ['3 tacos, brighter', []],
    ['make it crazy', ['crazy']],
    ['restaurant quality', ['restaurant', 'quality']],
    ["there's a shadow", []],
  ])('has what stays without a wish named: “%s”', (prompt, unknown) => {
    expect(readPrompt(prompt).unknown).toEqual(unknown);
  });

  test('that never ends is read as far as prompts go', () => {
    expect(readPrompt(`${'so '.repeat(1000)}brighter`).understood).toEqual([]);
  });

  test.each(['', '   ', '!!!', '12 34', '😀'])('without words (%j) asks for nothing', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ understood: [], instead: [], unknown: [] });
  });
});
