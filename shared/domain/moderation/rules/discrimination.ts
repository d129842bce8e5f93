import type { ModerationRule, RuleSource } from '../moderation-rule.ts';

const RECORDED = { recordedOn: '2026-11-22' };
const US_GUESTS: RuleSource = {
  law: 'Civil Rights Act of 1964, title II, 42 U.S.C. 2000a; Americans with Disabilities Act, 42 U.S.C. 12182 and 28 CFR 36.302(c)',
  ...RECORDED,
};
const EU_GUESTS: RuleSource = {
  law: 'Directives 2000/43/EC and 2004/113/EC: equal treatment in the supply of services',
  ...RECORDED,
};
const US_JOBS: RuleSource = {
  law: 'Title VII, 42 U.S.C. 2000e-3(b); Age Discrimination in Employment Act, 29 U.S.C. 623(e): notices of jobs',
  ...RECORDED,
};
const EU_JOBS: RuleSource = {
  law: 'Directives 2000/78/EC and 2006/54/EC: equal treatment in employment',
  ...RECORDED,
};

export const DISCRIMINATION_RULES: readonly ModerationRule[] = [
  {
    id: 'discrimination.guests',
    kind: 'discrimination',
    sentence: 'It keeps guests out, or treats them worse, because of who they are.',
    sources: [US_GUESTS, EU_GUESTS],
    flags: [
      'no {outsider}',
      '{outsider} ..1 not|aren_t|unwelcome|unwanted|keep_out|stay_out|go_home|forbidden|banned',
      'don_t|dont|not|won_t|never serve|seat|welcome|admit|accept|allow ..2 {outsider}',
      '{insider} only',
      'only ?for|open_to ?real {insider}',
      'men|women|ladies|gentlemen only',
      'whites_only',
      'women not|aren_t allowed|welcome|served|admitted',
      'english_speakers_only|speak_english_or|if_you_don_t_speak_english',
      'can_t|don_t|cannot|not speak|talk|understand english ..3 somewhere|elsewhere|leave|go|out|home|away|welcome',
      'no service|guide|assistance|therapy dog|dogs|animal|animals',
      'service|guide|assistance dogs|animals ..2 not|prohibited|forbidden|banned',
      'no autistic|disabled|handicapped|special_needs',
      'no ..3 admitimos|admite|admiten|aceptamos|atendemos|servimos|queremos ..2 {outsider}|mujeres|negros|gays',
      'prohibida_la_entrada|prohibido_el_paso|prohibida_entrada a ..1 {outsider}|mujeres|negros|perros_guia',
      'solo_para|exclusivo_para {insider}|hombres|caballeros',
      'interdit|interdite aux ..1 {outsider}|femmes|gays|noirs|chiens_guides',
      'pas d|de {outsider}|femmes|gays',
      'reserve aux {insider}|hommes',
      'keine {outsider}|frauen',
      'nur fur {insider}|manner|inlander',
      '{outsider} ..2 unerwunscht|raus|verboten|nicht_willkommen|nicht_erwunscht',
      'no|niente|vietato|non ..4 {outsider}|gay|rom|neri|donne',
      'solo_per|riservato_a|riservato_agli {insider}|uomini',
    ],
    unless: [
      'everyone|all_are_welcome|tutti|alle_willkommen|tous_bienvenus|problem|accessible',
      'no_matter|regardless|discriminat*|steps|stairs',
    ],
  },
  {
    id: 'discrimination.prices',
    kind: 'discrimination',
    sentence: 'It asks other prices of guests because of their sex or where they come from.',
    sources: [US_GUESTS, EU_GUESTS],
    flags: [
      'ladies|women|girls|gals|men ..1 drink|drinks|eat|enter|get_in|pay|free ..2 free|half|less|double|more|nothing',
      'free drinks|entry|shots|cocktails for ?all ?the ladies|women|girls|men',
      'foreigners|tourists|immigrants|outsiders ..1 pay ..2 double|more|extra|twice',
      'chicas|mujeres|damas|senoritas ..3 gratis|mitad',
      'gratuit|gratuite|gratuits|offert|offerts|offerte pour ?toutes les|aux filles|femmes|dames',
      'frauen|damen|madels ..3 gratis|halbe|umsonst|kostenlos|frei|halfte',
      'donne|ragazze ..3 gratis|omaggio|meta_prezzo|gratuito|gratuita',
      'extranjeros|turistas|etrangers|touristes|auslander|touristen|stranieri|turisti ..1 pagan|paient|zahlen|pagano ..2 doble|mas|double|plus|doppelt|mehr|doppio|di_piu',
    ],
    unless: ['ladies_and_gentlemen|damen_und_herren|breast_cancer|mother_s_day|mothers'],
  },
  {
    id: 'discrimination.jobs',
    kind: 'discrimination',
    sentence: 'It looks for staff by sex, age or looks.',
    sources: [US_JOBS, EU_JOBS],
    flags: [
      '{hire} ..3 young|female|male|attractive|pretty|good_looking|single|native|slim|youthful ..3 {staff}',
      'young|female|male|attractive|pretty ..2 {staff} wanted|needed',
      'waitress|waitresses|barmaid|barmaids|hostess wanted|needed',
      '{hire} ..2 waitress|waitresses|barmaid|barmaids',
      '{hire} ..6 under|below|younger_than|max|maximum ..2 25|28|30|35|40',
      '{hire} ..4 joven|jovenes|guapa|guapas|buena_presencia|menor_de|menores_de',
      '{hire} ..2 camarera|camareras|senorita|senoritas|chica|chicas',
      '{hire} ..3 jeune|jeunes|jolie|jolies ..1 femme|femmes|fille|filles|serveuse|serveuses',
      '{hire} ..2 serveuse|serveuses',
      '{hire} ..3 junge|jungen|hubsche|attraktive ..2 kellnerin|bedienung|frau|dame|damen|frauen',
      '{hire} ..2 kellnerin|kellnerinnen',
      'kellnerin|kellnerinnen gesucht',
      '{hire} ..3 giovane|giovani|bella_presenza|bella|max ..2 cameriera|ragazza|ragazze|anni|presenza',
      '{hire} ..2 cameriera|ragazza|ragazze|bella_presenza',
    ],
    unless: [
      'waiter|camarero|camareros|serveur|serveurs|kellner|m_w_d|m_f_d|h_f|f_h|cameriere|camerieri|ragazzo|ragazzi|chico|chicos',
    ],
  },
  {
    id: 'discrimination.words',
    kind: 'discrimination',
    sentence: 'It speaks of people in words that hurt them.',
    sources: [US_GUESTS, EU_GUESTS],
    flags: [
      'sexy|hot|hottest|sexiest|cute|gorgeous|busty waitress|waitresses|hostesses|barmaids|bartender_girls|servers|girls|staff',
      'pretty|beautiful waitresses|hostesses|barmaids|girls serve|serving',
      'camareras guapas|sexys|sexis|atractivas',
      'jolies|belles|charmantes serveuses|filles',
      'serveuses sexy|canon|canons|jolies',
      'hubsche|heisse|sexy|knackige bedienungen|bedienung|kellnerinnen|madels',
      'cameriere|ragazze sexy|bellissime|carine|mozzafiato',
      'belle|bellissime ragazze|cameriere',
      'chinaman|chinamen|wetback|wetbacks|retard|retards|retarded|tranny|trannies|nigger|niggers|kike|kikes|sissies',
      'real_men|girly_drinks|girly_cocktails|girly_food',
      'maricon|maricones|sudaca|sudacas|panchitos|bougnoule|bougnoules|bamboula|negerkuss*|neger|kanaken|kanake|schlitzaugen|terrone|terroni|checca|frocio',
      'ching_chong',
    ],
  },
];
