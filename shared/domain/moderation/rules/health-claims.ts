import type { ModerationRule, RuleSource } from '../moderation-rule.ts';

const RECORDED = { recordedOn: '2026-11-22' };
const US_DRUG_CLAIM: RuleSource = {
  law: 'Federal Food, Drug, and Cosmetic Act § 201(g)(1)(B), 21 U.S.C. 321: what is said to treat or prevent a disease is a drug',
  ...RECORDED,
};
const US_HEALTH_CLAIM: RuleSource = {
  law: '21 CFR 101.14 and 101.93 (FDA); FTC Health Products Compliance Guidance, December 2022',
  ...RECORDED,
};
const EU_DISEASE: RuleSource = {
  law: 'Regulation (EU) No 1169/2011, article 7(3): food is not said to prevent, treat or cure a disease',
  ...RECORDED,
};
const EU_HEALTH_CLAIM: RuleSource = {
  law: 'Regulation (EC) No 1924/2006, articles 10 and 12: health claims that are not on the list are not made',
  ...RECORDED,
};

/** What is free of something, or made without it, is a fact of a dish and no claim. */
export const HEALTH_RULES: readonly ModerationRule[] = [
  {
    id: 'health.disease',
    kind: 'health',
    sentence:
      'It says that food or drink prevents, treats or cures an illness. No restaurant may claim that.',
    sources: [US_DRUG_CLAIM, EU_DISEASE],
    flags: [
      'keep|keeps|keeping ?the diabetes|cancer|colds|flu|illness|disease|diseases away',
      'natural antidepressant|painkiller|antibiotic|viagra|antiviral|antihistamine',
      'kill|kills|killing ..1 viruses|bacteria|germs|cancer|tumors|covid',
      'shrink|shrinks|shrinking ..1 tumor|tumors|tumour|tumours',
      'ditch|drop|skip|replace|stop ?taking ?your insulin|medication|medications|meds|pills|statins',
      'never catch|get ?a cold|flu|covid|sick ?again',
      'prevent|prevents|preventing ..1 miscarriage|miscarriages|strokes|dementia|alzheimer*',
      '{cures} !and|yourself ..3 {disease}',
      '{disease} cure|cures|remedy|remedies|fighting|fighter|fighters|killer|buster|relief',
      'cure|remedy|medicine for|against ..2 {disease}',
      'fight_off|fend_off|ward_off|beat|beats ..1 a_cold|the_flu|your_cold|colds',
      'heilmittel|mittel gegen|bei ..1 {disease}',
      'remedio|remede|rimedio ..1 contra|para|contre|contro ..2 {disease}',
      'cancer|krebs|cancro risk|risiko|rischio',
      'anti cancer|cancerigeno|grippe|rhume|gripe|resaca|kater',
      '{disease}|cold|cough|fever ..3 gone|disappear*|vanish*|history|goodbye',
      'goodbye|bye|adios|adieu|addio ..2 {disease}|pounds|kilos',
      'blood_pressure|cholesterol|blood_sugar|joints|doctor|liver|heart ..2 thank|thanks',
      'bring|brings|keep|keeps ..2 blood_pressure|cholesterol|blood_sugar ..2 down|low|check',
    ],
    unless: [
      'donate*|donat*|charity|fundrais*|proceeds|foundation|awareness|research|hospital|spende*|benefic*|fondation|recaud*',
      'mask|masks|spread|guidelines|vaccin*|mascarilla*|masken|distancing|sanitiz*',
    ],
  },
  {
    id: 'health.body',
    kind: 'health',
    sentence:
      'It says what food or drink does to the body. Such claims have to be proved and, in Europe, allowed first.',
    sources: [US_HEALTH_CLAIM, EU_HEALTH_CLAIM],
    flags: [
      // immune system
      'boost|boosts|boosting|strengthen*|support|supports|supercharge* ..2 immune|immunity',
      'immune|immunity boost*|support*|shot|shots|system',
      'refuerza*|reforzar|fortalece*|mejora*|aumenta* ..2 inmun*|defensas|sistema_inmun*',
      'renforce*|stimule*|booste* ..2 defenses|immunit*|systeme_immunitaire|immunitaires',
      'starkt|starken|unterstutzt ..3 immunsystem|abwehrkrafte|immunabwehr',
      'rafforza*|rinforza*|stimola* ..2 difese|immunitari*|immunit*',
      // organs and functions
      'good|great|excellent|beneficial for ?your|the heart|health|gut|skin|brain|digestion|liver|bones|joints|metabolism',
      'heart|gut|brain healthy',
      'aid|aids|improve|improves|promote|promotes|support|supports|stimulates ..2 digestion|circulation|metabolism|memory|sleep|concentration|gut',
      'speed*|boost* ..3 metabolism|brain|libido|testosterone|energy_levels',
      'bueno|buena|buenos|buenas para ?la|el|tu|su corazon|salud|digestion|piel|higado|huesos',
      'ayuda*|favorece*|facilita*|mejora* ?a ?la digestion|circulacion|memoria|metabolismo',
      'bon|bonne|bons|bonnes pour ?la|le|votre sante|coeur|digestion|peau|foie|ligne',
      'facilite*|ameliore*|favorise*|aide* ?a ?la ?le digestion|circulation|memoire|transit',
      'gut|gesund fur ?die|das|ihr|ihre|den herz|gesundheit|verdauung|haut|leber|darm|kreislauf',
      'fordert|fordern|unterstutzt|verbessert|regt ?die|den|ihre verdauung|durchblutung|stoffwechsel|kreislauf',
      'fa|fanno bene al|alla|alle|agli|all ?tuo|tua cuore|salute|pelle|digestione|intestino|ossa|fegato',
      'favorisce|favoriscono|aiuta|aiutano|migliora|facilita ?la digestione|circolazione|memoria|metabolismo',
      // weight
      'lose|shed|drop ..2 weight|pounds|kilos|lbs|inches',
      'weight_loss|slimming|fat_burning|fat_burner|melts_fat|melts_away_fat|burn_fat|burns_fat|burn_belly_fat|burns_belly_fat',
      'quema* ?la ?de grasa|grasas|calorias',
      'perder|bajar|pierde|baja|pierda ?de peso|kilos',
      'adelgaza*|desintoxica*|depurativ*',
      'brule* ?les|des|la graisse*|calories',
      'perdre|perdez ..2 poids|kilos',
      'maigrir|amincissant*|detoxifiant*',
      'verbrennt|verbrennen|verbrenne ..1 fett|kalorien',
      'fettverbrennung|beim_abnehmen|zum_abnehmen|schlankmacher|entgift*|entschlack*|macht_schlank|machen_schlank',
      'brucia* ?i grassi|grasso|calorie',
      'perdere|perdi ?di peso|chili',
      'dimagr*|disintossica*|snellent*',
      // cleansing, healing, age
      'detox|detoxes|detoxify*|detoxing|antioxidants|antioxydants|antioxidantes|antioxidantien|antiossidanti',
      'cleanse|cleanses|flush|flushes|purif* ..2 body|liver|colon|toxins|blood',
      'toxins|toxines|toxinas|giftstoffe|tossine',
      'anti inflammatory|inflammatories|inflammatoire|inflammatoires|aging|ageing|edad',
      'antiinflamatori*|antinfiammator*|entzundungshemmend*|blutdrucksenkend*|cholesterinsenkend*',
      'healing|medicinal|therapeutic|curative powers|power|properties|broth|effect|effects|benefits|soup|qualities',
      'propiedades|proprietes|vertus|proprieta curativas|medicinales|curatives|therapeutiques|curative|medicinali|terapeutiche',
      'heilkraft*|heilwirkung*|heilsam*',
      'live|lives longer',
      'heal|heals|repair|repairs|restore|restores|regenerate* ?the|your gut|body|skin|liver|joints|knees|stomach|lungs',
      'melt|melts|torch|torches|shed|sheds|burn|burns ..2 fat|pounds|kilos',
      'keep|keeps|make|makes|stay you ?feeling young|younger|slim|slimmer',
      'keep|keeps ?the doctor|doctors away',
      'help|helps you|guests sleep|focus|concentrate|digest|heal|recover',
      'health_benefits|miracle_food|natural_remedy',
    ],
  },
  {
    id: 'health.authority',
    kind: 'health',
    sentence:
      'It names doctors or science as proof of what food does. In Europe that is forbidden, elsewhere it has to be proved.',
    sources: [EU_HEALTH_CLAIM, US_HEALTH_CLAIM],
    flags: [
      'clinically|scientifically|medically proven|tested|proved|shown|approved',
      'doctor|doctors|physician|dietitian|nutritionist recommend*|approve*|prescribe*',
      'recommended|approved|endorsed by ?our|leading|top doctors|nutritionists|dietitians|physicians|cardiologists',
      'clinicamente|cientificamente|medicamente probad*|demostrad*|comprobad*',
      'recomendad*|avalad* por ?los medicos|nutricionistas|doctores|expertos_en_salud',
      'cliniquement|scientifiquement|medicalement prouve*|teste*|demontre*',
      'recommande* par ?les|des|nos medecins|nutritionnistes|dieteticiens',
      'klinisch|wissenschaftlich|medizinisch bewiesen|getestet|erwiesen|belegt|bestatigt',
      'von arzten|ernahrungsberatern|medizinern empfohlen',
      'clinicamente|scientificamente provat*|testat*|dimostrat*',
      'consigliat*|raccomandat* da|dai medici|nutrizionisti|dottori',
    ],
  },
];
