import type { PostRestaurant } from '#functions/ai/posts/post-facts.ts';

/** Kinds of kitchens in the words that guests search for. English uses the kind of restaurant instead. */
type TagLanguage = 'de' | 'fr' | 'es' | 'it';
const KITCHENS: Readonly<Record<string, Readonly<Record<TagLanguage, string>>>> = {
  american: kitchen('amerikanische', 'américaine', 'americana', 'americana'),
  argentine: kitchen('argentinische', 'argentine', 'argentina', 'argentina'),
  asian: kitchen('asiatische', 'asiatique', 'asiática', 'asiatica'),
  austrian: kitchen('österreichische', 'autrichienne', 'austriaca', 'austriaca'),
  brazilian: kitchen('brasilianische', 'brésilienne', 'brasileña', 'brasiliana'),
  caribbean: kitchen('karibische', 'caribéenne', 'caribeña', 'caraibica'),
  chinese: kitchen('chinesische', 'chinoise', 'china', 'cinese'),
  ethiopian: kitchen('äthiopische', 'éthiopienne', 'etíope', 'etiope'),
  french: kitchen('französische', 'française', 'francesa', 'francese'),
  german: kitchen('deutsche', 'allemande', 'alemana', 'tedesca'),
  greek: kitchen('griechische', 'grecque', 'griega', 'greca'),
  indian: kitchen('indische', 'indienne', 'india', 'indiana'),
  italian: kitchen('italienische', 'italienne', 'italiana', 'italiana'),
  japanese: kitchen('japanische', 'japonaise', 'japonesa', 'giapponese'),
  korean: kitchen('koreanische', 'coréenne', 'coreana', 'coreana'),
  lebanese: kitchen('libanesische', 'libanaise', 'libanesa', 'libanese'),
  mediterranean: kitchen('mediterrane', 'méditerranéenne', 'mediterránea', 'mediterranea'),
  mexican: kitchen('mexikanische', 'mexicaine', 'mexicana', 'messicana'),
  moroccan: kitchen('marokkanische', 'marocaine', 'marroquí', 'marocchina'),
  peruvian: kitchen('peruanische', 'péruvienne', 'peruana', 'peruviana'),
  portuguese: kitchen('portugiesische', 'portugaise', 'portuguesa', 'portoghese'),
  spanish: kitchen('spanische', 'espagnole', 'española', 'spagnola'),
  swiss: kitchen('schweizer', 'suisse', 'suiza', 'svizzera'),
  thai: kitchen('thailändische', 'thaïlandaise', 'tailandesa', 'thailandese'),
  turkish: kitchen('türkische', 'turque', 'turca', 'turca'),
  vegan: kitchen('vegane', 'végane', 'vegana', 'vegana'),
  vegetarian: kitchen('vegetarische', 'végétarienne', 'vegetariana', 'vegetariana'),
  vietnamese: kitchen('vietnamesische', 'vietnamienne', 'vietnamita', 'vietnamita'),
};

function kitchen(de: string, fr: string, es: string, it: string): Readonly<Record<TagLanguage, string>> {
  return { de: `${de} Küche`, fr: `cuisine ${fr}`, es: `cocina ${es}`, it: `cucina ${it}` };
}

/** Cuisines that name the restaurant itself. */
const RESTAURANT_KIND =
  /(?:bakery|steakhouse|smokehouse|pizzeria|trattoria|caf[eé]|diner|deli|brewery|bistro|bar|pub)$/i;

/** The kind of kitchen in the language of the posts; empty if that language has no word for it. */
export function kitchenTag({ cuisine, kind, language }: PostRestaurant): string {
  const names = KITCHENS[cuisine.trim().toLowerCase()];
  if (language === 'de' || language === 'fr' || language === 'es' || language === 'it')
    return names?.[language] ?? '';
  if (kind.toLowerCase().includes(cuisine.toLowerCase())) return kind;
  // "Pizza" and "pizzeria", "Tacos" and "taqueria": the kind alone is enough.
  if (beginOf(kind) !== '' && beginOf(kind) === beginOf(cuisine)) return kind;
  const one = cuisine.replace(/^(burger|taco|sandwiche?|dumpling|noodle)s$/i, '$1');
  return RESTAURANT_KIND.test(one) ? one : `${one} ${kind === '' ? 'food' : kind}`;
}

const beginOf = (text: string): string => text.trim().toLowerCase().slice(0, 3);
