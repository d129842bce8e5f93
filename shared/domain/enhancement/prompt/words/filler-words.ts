import { asTyped } from './as-typed.ts';
import { CHANGING, ON_THE_TABLE, THE_PHOTO } from './table-words.ts';
import { STANCES_OF_LANGUAGES } from './words-of-languages.ts';

/** Says something of a photo, though not by itself what is to be done: named where nothing else was understood. */
export const CONTEXT: ReadonlySet<string> = new Set(
  "restaurant kitchen chef customer customers guest guests people's breakfast brunch lunch dinner style vibe vibes mood atmosphere ambiance quality level levels version post posts posting ad ads lunchtime crazy diner worthy white whites side left right night lamps bulbs lights phone camera iphone job effect effects".split(
    ' ',
  ),
);

/** Says nothing about the photo. */
export const FILLERS: ReadonlySet<string> = new Set([
  ..."a an the this that these those my our your their its it i we you me us and or but so as to of in on at for from with by into than then please pls thanks thank can could would should will want wants wanted need needs like make makes made making get gets give gives let have has had be is are was were been being look looks looking looked appear appears seem seems feel feels feeling photo photos picture pictures pic pics image images shot shots photograph all everything something thing things bit kind sort overall whole really just also too very quite most while when where which who what how up out over off there here one two some any every each same use used using show shows showing taken took take come comes came turn turned bring brings try put set adjust change apply tweak edit edited editing do does did done hi hello hey u hate ok okay yes actually maybe because since if not don't dont keep still only don enough even under coming somehow must other others such both having around degrees down foto cannot can't see changes there's theres i'd i'm im we'd we're we've i've that's thats let's lets what's it'd it'll cant couldnt couldn't wont won't doesnt doesn't didnt didn't isnt arent wasnt ur r n plz thx ty already kinda gonna wanna gotta go going about".split(
    ' ',
  ),
  ...CONTEXT,
  ...ON_THE_TABLE,
  ...THE_PHOTO,
  ...CHANGING,
  ...asTyped(STANCES_OF_LANGUAGES.fillers),
]);
