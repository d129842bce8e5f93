import type { ModerationRule, RuleSource } from '../moderation-rule.ts';

const RECORDED = { recordedOn: '2026-11-22' };
const EU: RuleSource = {
  law: 'Directive 2010/13/EU, article 22: alcohol is not advertised to minors, nor immoderate use of it, nor as good for body or mind',
  ...RECORDED,
};
const US: RuleSource = {
  law: '27 CFR 4.64, 5.235 and 7.235 (TTB, prohibited practices in advertising); each state’s law of retail sale',
  ...RECORDED,
};
const EU_CLAIMS: RuleSource = {
  law: 'Regulation (EC) No 1924/2006, article 4(3): no health claims for drinks of more than 1.2 % alcohol',
  ...RECORDED,
};

/** What is on the wine list, and when it is cheaper, is no matter of these rules. */
export const ALCOHOL_RULES: readonly ModerationRule[] = [
  {
    id: 'alcohol.minors',
    kind: 'alcohol',
    sentence: 'It offers alcohol to minors, or says that nobody asks for an ID.',
    sources: [EU, US],
    flags: [
      'kids|children|teens|teenagers|minors|underage|youngsters|freshmen ?can|may|will|to drink|drinks|sip|sips|try|get|taste|enjoy|order|have ?a ?their ?free ?our ?some ?cheap ?first {alcohol}',
      '{alcohol} for ?the|your|our kids|children|teens|teenagers|minors|the_whole_family|all_ages|every_age',
      'underage drink*|drinkers|welcome|ok|guests',
      'no id|ids needed|required|necessary|asked|check|checks|checked',
      'never|don_t|dont|not card|check|ask_for ..1 id|ids|age|ages',
      'never|don_t|dont|won_t card anyone|anybody|you|people|guests|regulars|here',
      'nobody|no_one|never|don_t|we_won_t check|checks|ask|asks ..3 age|id|ids|birthday|old',
      'fifteen|sixteen|seventeen ..5 come|welcome|join ..6 {alcohol}',
      '{alcohol} para ?los|todos ?los ninos|menores|adolescentes|todas_las_edades|toda_la_familia',
      'menores|ninos pueden beber|tomar|probar ?el|la|una|un {alcohol}',
      'sin|no pedimos|pedir|presentar|mostrar ?el|la|tu identificacion|dni|carnet|credencial',
      '{alcohol} pour ?les|vos enfants|mineurs|ados|tous_les_ages|toute_la_famille',
      'mineurs|enfants peuvent|boivent ..2 {alcohol}',
      'sans piece|carte ?d identite',
      '{alcohol} fur ?die|unsere|eure kinder|minderjahrige|jugendliche|jedes_alter|die_ganze_familie',
      'ohne ausweis|ausweiskontrolle|alterskontrolle|altersnachweis',
      '{alcohol} per ?i|tutti bambini|minorenni|adolescenti|tutte_le_eta|tutta_la_famiglia',
      'senza|nessun documento|documenti|carta_d_identita|controllo_documenti',
    ],
    ignore: ['root|ginger|butter beer|beers|ale', 'must|need bring|show|have ..2 id'],
    unless: [
      'non_alcoholic|nonalcoholic|alcohol_free|mocktail|mocktails|virgin|zero_proof|sin_alcohol|sans_alcool|alkoholfrei*|analcolic*|senza_alcol',
      'no|not|never ..2 for|to|under ..2 minors|18|21',
    ],
  },
  {
    id: 'alcohol.excess',
    kind: 'alcohol',
    sentence: 'It invites guests to drink without measure.',
    sources: [EU, US],
    flags: [
      'all_you_can_drink|drink_all_you_can|drink_all_you_want|drink_all_you_like|drink_as_much_as',
      'unlimited|bottomless|endless|free_flowing|never_ending ..1 {alcohol}',
      'get|got|getting|gets ?so|really|completely|absolutely drunk|wasted|hammered|trashed|plastered|legless|sloshed|sozzled|blackout',
      'drink|drinking|party until|till|til ..1 drop|fall|can_t|pass_out|puke|forget|blackout',
      'binge drink*',
      'drinking contest|contests|competition|marathon|challenge',
      'chug|chugging|chugged|pound|pounding ..2 {alcohol}',
      'drink|drinking and|then drive|driving',
      'one|drink more|up before ..1 drive',
      'barra_libre de|ilimitada|toda ?{alcohol}',
      'bebe|beber|toma|tomar todo|cuanto ?lo ?que puedas|quieras|aguantes',
      '{alcohol} ilimitad*|sin_limite|illimite*|a_volonte|illimitat*|a_volonta|senza_limiti|unbegrenzt*|ohne_limit|flatrate|flat',
      '{alcohol} ..3 hasta|jusqu|bis|fino ..3 caigas|caer|reventar|tomber|tombe|umfall*|cadere|crollare|perder|vomitar',
      'ilimitad* ..1 {alcohol}',
      'emborracharse|emborracharte|emborrachate|emborracharnos|emborrachense|borrachera|borracheras',
      'boire|buvez|buvons ..2 jusqu|sans_limite|sans_moderation',
      'saouler|soulez|soulons|se_bourrer|prendre_une_cuite|prenez_une_cuite|prends_une_cuite|biture|beuverie*',
      'saufen|saufgelage|besaufen|besauf|betrinken|betrink|volllaufen|komasaufen|sauft',
      'trink*|getrunken bis ..3 umfall*|umfallt|morgen_grauen|nicht_mehr',
      'bevi|bere|bevete quanto|tutto ..2 vuoi|puoi|volete|potete|riesci',
      'ubriacarsi|ubriacati|ubriacatevi|ubriacatura|ubriacarvi|sbronza|sbronzarsi|sbronze',
    ],
    unless: [
      'don_t|dont|never|not|nie|nicht ..1 drink|drive|trink*',
      'responsibly|moderation|designated',
      'sin_emborrach*',
    ],
  },
  {
    id: 'alcohol.benefit',
    kind: 'alcohol',
    sentence: 'It says that alcohol does good to body or mind.',
    sources: [EU_CLAIMS, EU, US],
    flags: [
      '{alcohol} ..3 make|makes|made ..1 you|everyone|everybody ..1 smarter|sexier|stronger|braver|confident|attractive|irresistible|invincible|healthier|happier',
      '{alcohol} ..3 help|helps|helping you|guests|anyone sleep|relax|unwind|heal|think',
      '{alcohol} ..2 drown|drowns|forget ..1 sorrows|problems|troubles',
      'drown ..1 sorrows|troubles',
      '{alcohol} keep|keeps ..2 doctor|doctors',
      '{alcohol} ..2 is|are|es|est|ist|e|sono good|healthy|sano|sain|gesund|salutare ?for ?you',
      '{alcohol} ..3 quita|ahoga*|olvidar|noya|noyer|vertreibt|scaccia ..2 penas|problemas|soucis|chagrins|sorgen|pensieri|tristeza',
      'hangover free ?{alcohol}',
      '{alcohol} ..3 without|no|sin|sans|ohne|senza ?the ?la ?les hangover|hangovers|resaca|gueule_de_bois|kater|sbornia',
      'glass of|a|per ?red wine|day ..1 keeps ..3 doctor',
    ],
  },
];
