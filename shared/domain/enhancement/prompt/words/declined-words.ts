import { asTypedMap } from './as-typed.ts';
import { BACKGROUNDS_OF_LANGUAGES } from './background-words.ts';

export const NOT_PAINTED = 'Nothing is painted in or taken out: the photo shows what was on the table.';
export const PORTIONS = 'Portions stay as they are: guests get what they see.';
export const NO_BACKGROUND =
  'The background is not cut out, blurred or replaced; what is light and colorless in it can go toward white.';
export const NOT_ONE_THING = 'The whole photo is changed, not one thing in it.';
const NO_CROPPING = 'The frame stays as it is here; crops for each place are made from the finished photo.';

/** What is asked for and no photo tool may or can do here, with what people are told. */
export const DECLINED_WORDS: ReadonlyMap<string, string> = asTypedMap(
  (
    [
      [
        'dampf|dampfend|rauch|vapeur|fumée|fumant|vapor|humo|humeante|vapore|fumo|fumante|steam|steaming|steamy|smoke|sizzle|sizzling|flames|fire',
        'No steam or fire is painted in: the photo would show what was not there.',
      ],
      [
        'sauber machen|säubern|nettoie|nettoyer|pulisci|pulire|reflection|reflections|clean the plate|clean the rim|clean plate|clean the table|clean off|wipe|wipe off|erase|delete|edit out|photoshop|hide|clean up',
        NOT_PAINTED,
      ],
      [
        'garnish|parsley|basil leaf|herbs on top|sprinkle|drizzle|topping|toppings|people|candle|flowers|props',
        NOT_PAINTED,
      ],
      [
        'größer|größere|plus grand|plus grande|plus gros|más grande|mas grande|più grande|portion|porción|porzione|taller|thicker|bigger|larger|huge|bigger portion|more food|more cheese|more sauce|extra cheese|more meat|portion',
        PORTIONS,
      ],
      [
        'blur the background|blur background|blurred background|blurry background|bokeh|depth of field|background blur',
        NO_BACKGROUND,
      ],
      [
        'put it on a|put it on an|place it on a|put it in a|replace the background|change the background|new background|different background|remove the background|remove background|change background|black background|wooden background|wood background|dark background|darker background|background darker|darken the background|darken background|dim the background|background',
        NO_BACKGROUND,
      ],
      [BACKGROUNDS_OF_LANGUAGES, NO_BACKGROUND],
      [
        'crop|zoom|zoom in|rotate|straighten|square|landscape|portrait|vertical|horizontal|center|resize|closer',
        NO_CROPPING,
      ],
      [
        'write|phone number|text|schreib|schreibe|écris|écrire|escribe|escribir|scrivi|scrivere|logo|watermark|caption|price tag|words|sticker|border|frame',
        'No text or marks are put on photos, and none are taken away.',
      ],
      [
        'on the left|on the right|on the left side|on the right side|on left|on right|left side|right side|left half|right half|top half|bottom half|left corner|right corner|upper left|upper right|lower left|lower right|top left|top right|bottom left|bottom right|in the corner|in the corners|links|rechts|linke seite|rechte seite|à gauche|à droite|a la izquierda|a la derecha|izquierda|derecha|lado izquierdo|lado derecho|a sinistra|a destra|lato sinistro|lato destro|from the left|from the right|from the side|from above|from behind|von links|von rechts|only the plate|only the dish|only the food|just the plate|just the dish|just the food|only the glass|only the people',
        NOT_ONE_THING,
      ],
      [
        'black and white|b and w|b w|bw|schwarzweiß|schwarz-weiß|schwarz weiß|noir et blanc|blanco y negro|bianco e nero|monochrome|grayscale|sepia',
        'Food keeps its color.',
      ],
      ['cartoon|painting|anime|drawing|illustration|ai art', 'A photo stays a photo.'],
    ] as const
  ).flatMap(([list, why]) => list.split('|').map((word): [string, string] => [word, why])),
);
