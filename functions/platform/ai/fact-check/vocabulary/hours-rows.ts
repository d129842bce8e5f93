import { type ClaimRow, hours } from './claim.ts';

/** What a text says of hours without naming one; numbers are in digits; en, es, fr, it, de. */
export const HOURS_ROWS: readonly ClaimRow[] = [
  hours(
    'lunch',
    [
      '(?:open|come|join us|serving|served|stop by|drop in|in|here) (?:in |by |over |back |to us )?for (?:a |an )?(?:\\w+ )?lunch(?! and learn)',
      '(?:at|over|during) lunch ?time(?! (?:meeting|call|stroll)s?)|lunch (?:or|and|through|to) dinner|dinner (?:or|and) lunch',
      '(?:la )?comida (?:o|y) (?:la )?cena|(?:el )?almuerzo (?:o|y) (?:la )?cena|(?:almorzar|comer) (?:o|y) cenar|dejeuner (?:ou|et|comme) (?:au )?diner|midi (?:ou|et|comme) (?:le )?soir|pranzo (?:o|e|come) (?:a )?cena|mittags? (?:oder|und|wie) abends?|mittag- (?:oder|und) abendessen',
      '(?:we|now|also|still|and) (?:serve|do|offer|have) lunch|serving lunch|our lunch(?! (?:break|hour))|lunch (?:too|as well|is (?:served|on|back|here)|served|from|service|menus?|specials?|every|daily)(?![a-z])|lunch (?:today|tonight)(?= ?[:,])|lunch (?:on|in) (?:the|our) (?:terrace|patio|garden|courtyard|sun)',
      '(?:para|sirviendo|servimos|tenemos|damos) (?:el |los )?(?:almuerzos?|comidas al mediodia)|menu (?:del|de) mediodia|(?:abiert\\w+|abrimos|ven|venid|servimos|cocina) (?:tambien )?(?:al?|al medio|a medio) ?(?:mediodia|dia)(?![a-z])|(?:ven|venid|venga|vengan) a almorzar|almuerzos? (?:tambien|todos|de|desde)',
      '(?:ouverts?|ouvrons|venez|viens|servons|service|servi) (?:aussi )?(?:le |a |pour le )?(?:midi|dejeuner)(?! sur)|(?:menu|formule|plat) du midi|(?:le )?dejeuner (?:aussi|servi|des|tous)',
      '(?:apert[oaie]|apriamo|vieni|venite|serviamo|anche) (?:anche )?(?:a|per|il) pranzo|pranzo (?:anche|servito|dalle|tutti)|menu (?:di|del) (?:pranzo|mezzogiorno)',
      'mittagstisch|mittagsmenus?|mittagskarte|zum mittagessen|(?:offen|geoffnet|auch) mittags|mittags (?:auch|geoffnet|offen)|mittagessen (?:auch|gibt|ab|von|servier\\w+)',
    ].join('|'),
  ),
  hours(
    'dinner',
    [
      '(?:open|come|join us|serving|served|stop by|drop in|in|here) (?:in |by |over |back |to us )?for (?:a |an )?(?:\\w+ )?dinner|(?:we|now|also|still|and) (?:serve|do|offer) dinner|dinner (?:is served|served|service|at (?:our|the) (?:place|table))|lunch (?:or|and|through|to) dinner|dinner (?:or|and) lunch|(?:see you|waiting for you|with us|at our place|served|open|join us) tonight',
      '(?:ven|venid|venga|vengan) a cenar|servimos cenas?|cenas? (?:de|desde|con nosotros|en)(?= )|comida (?:o|y) (?:la )?cena|(?:te|os|le) espera(?:mos)? esta noche|esta noche(?:,)? [^.!?]{0,40}(?:te|os|le) espera(?:mos)?',
      "(?:venez|viens) diner|(?:le )?diner (?:servi|chez|est servi)|dejeuner (?:ou|et|comme) (?:au )?diner|midi (?:ou|et|comme) (?:le )?soir|ce soir,? [^.!?]{0,40}(?:vous|t'|te) ?attend(?:ons|ent)?|(?:vous|t'|te) ?attend(?:ons|ent)? ce soir",
      '(?:vieni|venite) a cena(?:re)?|(?:serviamo|anche) (?:la |a )?cena|pranzo (?:o|e|come) (?:a )?cena|stasera,? [^.!?]{0,40}(?:ti|vi) aspett(?:a|iamo|ano)|(?:ti|vi) aspett(?:a|iamo|ano) stasera',
      'zum abendessen|abendessen (?:gibt|ab|von|bei uns|servier\\w+)|mittags? (?:oder|und|wie) abends?|heute abend[^.!?]{0,40} (?:auf (?:dich|euch|sie)|bei uns)',
    ].join('|'),
  ),
  hours(
    'all_week',
    [
      '7 (?:days|nights|evenings)(?: a| per| every| of the| each)? week|(?:any|every|all|each) (?:of the )?(?:days?|nights?|evenings?) of the week|nightly(?! (?:news|walks?|rituals?|routines?|habits?|dilemmas?|questions?|debates?|scroll\\w*)(?![a-z]))|(?:come|open|here|join us|drop in|visit|book|dinner|cooking|serving) (?:in |by )?any (?:day|night|evening)(?! now)',
      '(?:los |las )?7 (?:dias|noches)(?: a| de| por) la semana|7 (?:dias|noches) (?:de|sobre) 7|cualquier (?:dia|noche) de la semana',
      "7 ?(?:jours?|soirs?|j) ?(?:/|sur|par) ?(?:7|semaine)|(?:n'importe quel|chaque) (?:jour|soir) de la semaine",
      '7 (?:giorni|sere) (?:su 7|alla settimana|a settimana)|(?:qualsiasi|ogni) (?:giorno|sera) della settimana',
      '(?:an )?7 (?:tagen?|abenden?|abende) (?:die|in der|pro|jede|der) woche|an (?:jedem|allen) (?:tag|abend|tagen|abenden) der woche',
    ].join('|'),
  ),
  hours(
    'all_weekend',
    '(?:all|the whole|the entire) weekend(?: long)?|todo el fin de semana|tout le week-?end|tutto il (?:week-?end|fine settimana)|(?:das ganze|am ganzen) wochenende',
  ),
  hours(
    'holidays',
    '(?:open|closed|serving) (?:on|over|during) (?:the |all |public |bank ){0,3}holidays?|(?:abiert|cerrad)[oa]s? (?:los |en )?(?:dias )?festivos|(?:ouvert|ferme)e?s? (?:les )?jours feries|(?:apert|chius)[oaie] (?:nei |i )?(?:giorni )?festivi|(?:an feiertagen|feiertags) (?:\\w+ )?(?:geoffnet|offen|geschlossen)',
  ),
  hours(
    'other_hours',
    '(?:open|opens|close|closes|serve|serving) (?:an?|1|2|half an?) (?:half )?hours? (?:earlier|later|longer)|(?:summer|winter|holiday|extended|late|shorter|reduced) (?:opening )?hours',
  ),
  hours(
    'all_hours',
    'a?round[- ]the[- ]clock|24 ?/ ?7|24 ?h ?/ ?24|24 hours a day|open 24 hours|(?:abiert\\w+|abrimos) (?:las )?24 h\\w*|ouvert\\w* 24 h\\w*|apert[oaie] 24 (?:h|ore)(?: su 24)?|24 stunden (?:geoffnet|offen|am tag)|rund um die uhr',
  ),
  hours(
    'till_morning',
    [
      '(?:open|opens|serve|serves|serving|pouring|dancing|drinks|cocktails|wine|kitchen|bar|doors|we are|here)(?: (?:stays?|flows?|goes|runs?|for you|on))? (?:until|till|til|into) (?:the )?(?:dawn|sunrise|sun ?up|daybreak|(?:wee|small) hours)',
      '(?:open|opens|serve|serving|doors open)(?: for you)? (?:at|from|before|by) (?:the )?(?:crack of )?(?:dawn|sunrise|sun ?up|daybreak|first light)',
      '(?:abiert\\w+|abrimos|servimos|cocina|copas|aqui) hasta (?:el amanecer|la madrugada|las tantas|altas horas)',
      "(?:ouvert\\w*|ouvrons|servons|service|cuisine) jusqu'(?:a l'aube|au petit matin|au bout de la nuit)",
      "(?:apert[oaie]|serviamo|cucina|drink|qui) fino (?:all'alba|a notte fonda|alle ore piccole)",
      '(?:offen|geoffnet|kuche|drinks|da) bis (?:zum (?:morgengrauen|sonnenaufgang)|in die (?:fruhen morgenstunden|puppen))',
    ].join('|'),
  ),
  hours(
    'closed_now',
    [
      "closed (?:for )?(?:tonight|today|tomorrow|this (?:week|weekend|evening|morning|month))|closed for (?:the )?(?:season|summer|winter|holidays?|renovations?|vacation|good|now)|(?:tonight|today|tomorrow) (?:we are|we're) closed",
      'cerrad[oa]s? (?:hoy|esta (?:noche|semana|tarde)|manana|por (?:vacaciones|reformas|obras))|(?:hoy|esta noche|manana) (?:cerramos|estamos cerrados|esta cerrado)',
      "fermee?s? (?:ce (?:soir|midi)|aujourd'hui|demain|cette semaine|pour (?:travaux|conges|vacances))|(?:ce soir|aujourd'hui|demain),? (?:nous sommes|on est) fermes?",
      'chius[oaie] (?:stasera|oggi|domani|questa (?:settimana|sera)|per (?:ferie|lavori))|(?:stasera|oggi|domani) (?:siamo )?chius[oaie]',
      '(?:heute(?: abend)?|morgen|diese woche) (?:bleiben |sind |haben |ist )?(?:wir )?(?:\\w+ )?geschlossen|geschlossen (?:heute|morgen|wegen (?:urlaub|umbau)\\w*)|betriebs(?:urlaub|ferien)',
    ].join('|'),
  ),
];

/** Days that are named beside these are judged as days on which the house is open. */
export const HOURS_IN_WORDS: ReadonlySet<string> = new Set(HOURS_ROWS.map(({ concept }) => concept));
