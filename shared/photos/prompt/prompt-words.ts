import { presetOf } from '#shared/photos/enhancement-presets.ts';
import type { EnhancementSettings } from '#shared/photos/enhancement-settings.ts';
import type { PhotoEffects } from '#shared/photos/photo-effects.ts';
import { PRESET_IDS } from '#shared/photos/preset-ids.ts';

/**
 * `quality`: adjustable up or down ("contrast"). `wish`: a requested result ("brighter"). `state`: too much of
 * something ("dark"). `fault`: unwanted ("blurry"); the amounts correct it. `light`: the current light.
 */
export type WordKind = 'quality' | 'wish' | 'state' | 'fault' | 'light' | 'preset';
export type Amounts = Partial<EnhancementSettings & PhotoEffects>;
export type PromptWord = { is: 'word'; kind: WordKind; does: Amounts; instead?: string | undefined };
export type Modifier = 'and' | 'more' | 'less' | 'not' | 'no' | 'too' | 'is' | 'slightly' | 'very';
export type Meaning = PromptWord | { is: Modifier | 'filler' } | { is: 'declined'; why: string };

/** Rows: kind, effect, and words in English, German, French, Spanish, and Italian, without accents. */
const WORDS = `
  quality brightness+20 brightness exposure light lighting helligkeit licht luminosite lumiere brillo luz luminosita luce
  quality contrast+22 contrast kontrast contraste contrasto
  quality saturation+20 saturation color colors colour colours sattigung farbe farben couleur couleurs saturacion colores colore colori
  quality sharpness+25 sharpness detail details clarity scharfe nettete nitidez nitidezza
  quality food_styling+25 food_styling
  wish brightness+20 bright brighter brighten lighter lighten airy hell heller aufhellen lumineux lumineuse luminoso luminosa claro clara aclara chiaro chiara
  wish brightness-20 darker darken dimmer dunkler abdunkeln assombris oscurece scurisci
  wish saturation+20 colorful colourful vivid vibrant saturated kraftig kraftiger vif vifs vive vives vivo viva vivos vivi sature saturee saturado saturada saturo satura
  wish contrast+18,saturation+10 pop punchy punchier bold bolder
  wish sharpness+25 sharp sharper sharpen crisp crisper scharf scharfer net nette nitido nitida
  wish sharpness-20,contrast-6 soft softer soften weich weicher suave morbido morbida
  wish warmth+25 warm warmer cozy gemutlich chaud chaude chaleureux calido calida caldo calda
  wish warmth-25 cool cooler colder kuhler kalter
  wish - natural realistic naturlich naturel naturelle naturale
  state brightness-20 dark dunkel sombre oscuro oscura scuro scura
  state warmth+25 yellow yellowish orange gelb gelblich jaune amarillo amarilla giallo gialla
  state warmth-25 cold blue bluish kalt blau froid froide bleu bleue frio fria azul freddo fredda blu
  fault sharpness+25 blurry blurred fuzzy out_of_focus unscharf verschwommen flou floue borroso borrosa sfocato sfocata
  fault sharpness-15 grainy grain noisy noise verrauscht granuleux granuleuse granulado granulada granuloso granulosa
  fault contrast+12,saturation+18 dull flat bland pale faded washed_out blass flau terne ternes palido palida apagado apagada spento spenta
  fault brightness-16 overexposed blown_out glare uberbelichtet surexpose surexposee sobreexpuesto sobreexpuesta sovraesposto sovraesposta
  fault brightness+20 underexposed unterbelichtet sous-expose sous-exposee subexpuesto subexpuesta sottoesposto sottoesposta
  fault shadows+40 shadow shadows backlit schatten gegenlicht ombre ombres contre-jour sombra sombras contraluz ombra controluce
  light - white_balance weissabgleich balance_des_blancs balance_de_blancos
  preset food_photography_pro professional better nicer tasty tastier delicious appetizing besser schoner lecker mieux appetissant mejor apetitoso migliore appetitoso
  preset social_media_ready social_media instagram facebook tiktok
  preset menu_photo_perfect menu doordash uber_eats speisekarte
  preset make_it_juicier juicy juicier glossy saftig saftiger juteux juteuse jugoso jugosa succoso succosa
  preset add_steam_and_heat steam steamy steaming dampf vapeur vapor vapore
  preset golden_and_crispy golden crispy crispier crunchy goldbraun knusprig dore croustillant dorado crujiente dorato croccante
  preset fresh_and_vibrant fresh fresher frisch frischer frais fraiche fresco fresca
  preset clean_white_background white_background clean_background weisser_hintergrund fond_blanc fondo_blanco sfondo_bianco
  preset fine_dining_elegance fine_dining elegant elegance upscale luxury elegante
  preset modern_minimal modern minimal minimalist moderne moderno minimalista
  preset magical_glow glow glowing dreamy magical
  preset vintage_appeal vintage retro nostalgic
  preset dramatic_lighting dramatic moody cinematic dramatisch dramatique dramatico`;
const MODIFIERS = `
  more more increase boost raise enhance improve up higher extra stronger needs not_enough too_little add mehr erhohe nicht_genug plus augmente pas_assez mas aumenta sube piu alza ajoute agrega aggiungi
  less less remove get_rid_of reduce decrease lower down tone_down not_so not_as weniger reduziere runter nicht_so moins reduis baisse pas_si menos baja no_tan meno riduci abbassa non_cosi entferne enleve quita togli rimuovi
  not not don't dont do_not never keep leave nothing nicht nichts pas rien nunca nada non niente
  no no without kein keine ohne sans sin senza
  too too overly zu trop demasiado troppo
  is is it's are was looks seems ist sind wirkt est c'est sont es esta se_ve sono
  slightly slightly a_bit a_little bit little a_touch not_too_much etwas ein_bisschen un_peu un_poco un_po
  very very much a_lot way viel sehr beaucoup tres mucho muy molto
  and and or & und oder et ou y e`;

/** Words for unsupported requests, with the reason. They apply to all words next to them: "darken the background". */
const DECLINED = `
  background bokeh hintergrund fond arriere-plan fondo sfondo: We don’t cut out, blur, or replace backgrounds.
  crop zoom rotate straighten resize zuschneiden recadre recorta ritaglia: We don’t crop or rotate while enhancing. Crop the photo when it’s finished.
  left right corner only_the just_the links rechts gauche droite izquierda derecha sinistra destra: We can only change the whole photo, not one part of it.
  text write logo watermark caption scritta: We don’t add or remove text, logos, or watermarks.`;

const FILLERS = `
  a an the this that it its i we my our your me us so as of in on at for from with by to be make makes get give let have look need want like can could would should will please pls thanks photo picture pic image food dish plate meal just only also really all everything anything something change touch alone some tone tones tint cast turn fix changing touching losing
  das die der den dem ein eine bitte mach mache machen bild foto im la le les il lo i gli un une una de du des et del della el los las en mon ma s'il te vous plait rends por favor haz per fai rendi que che ne se dale`;

/** All effects that a prompt can have. */
export const MEANINGS: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...rowsOf(FILLERS).flatMap((list) => listed(list, { is: 'filler' })),
  ...rowsOf(DECLINED, ': ').flatMap(([list = '', why = '']) =>
    listed(list.split(' '), { is: 'declined', why }),
  ),
  ...rowsOf(MODIFIERS).flatMap(([name, ...list]) => listed(list, { is: name as Modifier })),
  ...rowsOf(WORDS).flatMap(([kind, does = '', ...list]) => listed(list, wordOf(kind as WordKind, does))),
]);

function rowsOf(table: string, gap = ' '): string[][] {
  const [, ...rows] = table.split('\n');
  return rows.map((row) => row.trim().split(gap));
}

/** `does`: a preset ID, or amounts such as `contrast+18,saturation+10`. */
function wordOf(kind: WordKind, does: string): PromptWord {
  const id = PRESET_IDS.find((preset) => preset === does);
  const { settings, effects, instead } = id === undefined ? {} : presetOf(id);
  const amounts = Array.from(does.matchAll(/([a-z_]+)([+-]\d+)/g), ([, name, by]) => [name, Number(by)]);
  return { is: 'word', kind, does: { ...settings, ...effects, ...Object.fromEntries(amounts) }, instead };
}

function listed(list: readonly string[], meaning: Meaning): [string, Meaning][] {
  return list.map((text) => [text.replaceAll('_', ' '), meaning]);
}
