import type { ModerationRule, RuleSource } from '../moderation-rule.ts';

const RECORDED = { recordedOn: '2026-11-22' };
const SOURCES: readonly RuleSource[] = [
  { law: 'Lanham Act § 43(a), 15 U.S.C. 1125(a)(1)(B): false statements about another’s goods', ...RECORDED },
  {
    law: 'Directive 2006/114/EC, article 4: comparisons are of verifiable things and never discredit',
    ...RECORDED,
  },
];

export const COMPETITOR_RULES: readonly ModerationRule[] = [
  {
    id: 'competitor.named',
    kind: 'competitor',
    sentence: 'It names another business and compares you with it, or speaks ill of it.',
    sources: SOURCES,
    flags: [
      '^ s uses|use|serves|serve|sells|reheats|microwaves ..1 frozen|canned|powdered|microwaved|fake|old|stale',
      'unlike ^ s',
      'waste ..2 money|time|evening at ^ s',
      'food|burgers|pizza|fish at ^ ..5 sick|ill|poisoned|poisoning',
      'got|get|getting sick|ill|poisoned|food_poisoning at ^',
      '{versus} ..5 {chain}',
      '{better} ..4 {chain}',
      'crush*|beats|destroy*|smash*|outclass*|outdo*|ecras*|surpass*|enterre*|superan|supera|vencen|mil_vueltas|schlagt|schlagen|ubertreffen|ubertrifft|battono|surclass*|asfalt* ..5 {chain}',
      // Names that are food or words of every day, too.
      'better|cheaper|fresher|tastier|nicer|bigger than ..3 chipotle|subway|sonic|arby_s|arbys|whataburger|panera',
      '{chain} ..6 {worse}',
      '{chain} to|a|la|honte shame|honte|verguenza',
      '{worse} ..3 {chain}',
      '{chain} ..4 can_t|cannot|never|wish|wishes|could_never|no_puede|ne_peut|konnen_nicht|non_puo',
      'better|cheaper|fresher|tastier|nicer|bigger than ..1 !grandma|grandmas|mom|moms|mum|mama|nonna|granny|mother|dad|grandpa|abuela|nana|valentine|mother ^ s',
      'better|cheaper|fresher|tastier|nicer than ..1 ^ ?^ pizza|pizzeria|grill|diner|cafe|kitchen|bistro|bar|restaurant|trattoria|tavern|pub|bakery',
      'mejor|mejores que ..2 ^ ..1 bar|restaurante|pizzeria|taqueria|meson',
    ],
    unless: ['next_to|near|opposite|across_from|behind|junto_a|en_face_du|neben_dem|accanto_a'],
  },
  {
    id: 'competitor.unnamed',
    kind: 'competitor',
    sentence: 'It speaks ill of other restaurants, or claims to be better than they are.',
    sources: SOURCES,
    flags: [
      'every other ..3 is|are ?a joke|garbage|trash|disgrace',
      'unlike|not_like ..1 {rival}',
      '{better} than|to|que|als|di|del|della|dei|degli|que_chez|que_dans|as_bei|als_bei|rispetto_a|a ..3 {rival}',
      '{better} {rival}',
      '{rival} ..5 {worse}',
      '{worse} ..4 {rival}',
      'a_diferencia_de|no_como|contrairement_a|contrairement_aux|pas_comme|anders_als|im_gegensatz_zu|nicht_wie|a_differenza_di|non_come ..2 {rival}',
      'contrairement_aux|a_differenza_degli|a_differenza_della|no_como_en ..2 autres|altri|concorrenza|restaurantes|restaurants|ristoranti',
      'blow|blows|crush|crushes|destroy|destroys|beat|beats|outclass* ..1 {rival}',
      '{better} than ..4 next_door|down_the_street|down_the_road|across_the_street|around_the_corner',
      '{better} que|della|del|di|als ..3 enfrente|al_lado|la_esquina|en_face|d_a_cote|di_fronte|accanto|gegenuber|nebenan',
      'puts ..2 {rival} ..1 shame',
      'guys|folks|place|people|joint|restaurant|neighbors next_door|across_the_street|down_the_street|down_the_road|around_the_corner ..6 {worse}',
      'unlike|im_gegensatz_zur|im_gegensatz_zum|anders_als|contrairement_au|contrairement_a|a_diferencia_del|a_diferencia_de|a_differenza_del|a_differenza_della ..4 next_door|across_the_street|down_the_street|down_the_road|gegenuber|nebenan|um_die_ecke|en_face|d_a_cote|voisin|enfrente|de_al_lado|di_fronte|accanto',
      'those|the|all other ..3 places|joints|restaurants|spots|pizzerias|diners ..8 {worse}|powder|canned|cans|can_t|wish',
      'bar|restaurante|local|sitio|pizzeria|kebab de enfrente|al_lado|la_esquina ..6 {worse}',
      'restaurant|pizzeria|resto d|du|a|juste en_face|cote|voisin ..6 {worse}',
      'ristorante|pizzeria|bar di_fronte|accanto|all_angolo ..6 {worse}',
      'lokal|restaurant|wirt|pizzeria gegenuber|nebenan|um_die_ecke ..6 {worse}',
    ],
  },
];
