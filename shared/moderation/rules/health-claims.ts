import { law, type ModerationRule } from '#shared/moderation/moderation-rule.ts';

const US_DRUG_CLAIM = law(
  'Federal Food, Drug, and Cosmetic Act § 201(g)(1)(B), 21 U.S.C. 321: a product that claims to treat or prevent a disease is a drug',
);
const US_HEALTH_CLAIM = law(
  '21 CFR 101.14 and 101.93 (FDA); FTC Health Products Compliance Guidance, December 2022',
);
const US_GLUTEN = law(
  '21 CFR 101.91 (FDA): “gluten-free” means less than 20 parts per million of gluten',
  '2026-11-28',
);
const EU_DISEASE = law(
  'Regulation (EU) No 1169/2011, article 7(3): food can’t claim to prevent, treat, or cure a disease',
);
const EU_HEALTH_CLAIM = law(
  'Regulation (EC) No 1924/2006, articles 10 and 12: only health claims on the EU list are allowed',
);

/** "Free of" and "made without" state a fact about a dish, not a claim. */
export const HEALTH_RULES: readonly ModerationRule[] = [
  {
    id: 'health.disease',
    kind: 'health',
    sentence:
      'This says food or drink prevents, treats, or cures an illness. Restaurants can’t make that claim.',
    sources: [US_DRUG_CLAIM, EU_DISEASE],
    flags: [
      'keep|keeps|keeping ?the diabetes|cancer|colds|flu|illness|disease|diseases away',
      'cure|cures|curing|fight|fights ?the|a|your|that ?common cold !front|weather|winter|brew|one|days|nights|season|blues',
      'natural antidepressant|painkiller|antibiotic|viagra|antiviral|antihistamine',
      'kill|kills|killing ..1 viruses|bacteria|germs|cancer|tumors|covid',
      'shrink|shrinks|shrinking ..1 tumor|tumors|tumour|tumours',
      'ditch|drop|skip|replace|stop|quit|forget|toss|flush|throw_away|throw_out|no_more|instead_of|rather_than ?taking ?out ?your|the|those ?blood_pressure|blood|sleeping|pain {medicine}',
      'tira|tirad|tire|olvida|deja|dejad|adios_a|en_lugar_de|en_vez_de|jette|jetez|oublie|oubliez|arrete|arretez|au_lieu_de ..3 {medicine}',
      'wirf|werft|vergiss|vergesst|statt|anstatt|weg_mit|butta|buttate|dimentica|dimenticate|addio|invece_delle|al_posto_delle ..2 {medicine}',
      'never catch|get|be|fall ?a ?the cold|flu|covid|sick|ill ?again',
      'nie|niemals|nunca|volveras|jamais|plus|mai|non ..3 krank|enferm*|resfriarte|malade|malades|malato|malati|ammal*',
      'prevent|prevents|preventing ..1 miscarriage|miscarriages|strokes|dementia|alzheimer*',
      '{cures} !and|yourself ..3 {disease}',
      '{disease} cure|cures|remedy|remedies|fighting|fighter|fighters|killer|buster|relief',
      'cure|remedy|medicine|heilmittel|mittel|remedio|remede|rimedio for|against|gegen|bei|contra|para|contre|pour|contro ..2 {disease}',
      'better|stronger|faster than ?any|your|most antibiotic|antibiotics|medicine|medication|medications|pills|aspirin|ibuprofen|painkillers|vaccine',
      'your gut|body|skin|joints|knees|stomach ..1 be|is|are|get|gets cured|healed',
      'beat|beats|beating|defeat|defeats|conquer|conquers|stops|helps_beat|helps_defeat|helps_stop|vence|vencen|derrota|derrotan|vainc|vainquent|terrasse|besiegt|besiegen|sconfigge|sconfiggono ..1 {disease}|alzheimer*',
      'fight_off|fend_off|ward_off|beat|beats ..1 a_cold|the_flu|your_cold|colds',
      'contra|contre|contro|gegen ?el|la|los|las|le|les|l|den|die|das|il|i ?tu|votre|deine ?starke|fuerte {disease}',
      'fait|font|faire|hace|hacen|hacer|fa|fanno|fare baisser|chuter|diminuer|tomber|passer|disparaitre|bajar|desaparecer|scendere|calare|passare|sparire ..3 {disease}|tension|glycemie|azucar|tension|pressione|glicemia',
      'lasst|lassen ..3 {disease} ..2 sinken|verschwinden',
      '{disease} ..8 is|are|be|gets cured',
      'cure|cures|curing|heal|heals|healing|cura|curan|quita|quitan|guerit|guerissent|soigne|soignent|heilt|heilen|guarisce|guariscono ..2 allergy|allergies|intolerance|intolerances|ailment|ailments|sickness|ills|alergia|alergias|intolerancia|intolerancias|allergie|allergien|unvertraglichkeit|unvertraglichkeiten|allergia|intolleranza|intolleranze',
      'got|fighting|caught|nursing ?a|the|that ?nasty|bad cold|flu !one|beer|brew|drink ..5 our|try|order|sip',
      '{disease} ..8 sorted|forgotten|weggeblasen|weg|fini|finie|passa|lo_baja|la_baja|lo_quita|la_quita|los_quita|las_quita|geheilt|verschwindet|verschwunden|desaparece*|disparait|disparaissent|sparisce|spariscono|sparit*|cures_it|cures_that|fights_it|la_cura|lo_cura|le_guerit|la_guerit|la_guarisce|lo_guarisce',
      'cancer|krebs|cancro risk|risiko|rischio',
      'anti cancer|cancerigeno|grippe|rhume|gripe|resaca|kater',
      '{disease}|cold|cough|fever ..3 gone|disappear*|vanish*|history|goodbye',
      'goodbye|bye|adios|adieu|addio ..2 {disease}|pounds|kilos',
      'blood_pressure|cholesterol|blood_sugar|joints|doctor|liver|heart ..2 thank|thanks',
      'bring|brings|keep|keeps ..2 blood_pressure|cholesterol|blood_sugar ..2 down|low|check',
    ],
    ignore: ['cabin|taco|pizza|spring|football|holiday|beach|gold fever'],
    unless: [
      'donate*|donat*|charity|fundrais*|proceeds|foundation|awareness|research|hospital|spende*|benefic*|fondation|recaud*',
      'marche|carrera|corsa|asociacion|association|verein|ligue|liga|vacuna*|impf*',
      'mask|masks|spread|guidelines|vaccin*|mascarilla*|masken|distancing|sanitiz*',
    ],
  },
  {
    id: 'health.safe',
    kind: 'health',
    sentence:
      'This says food is healthy or safe for people with a medical condition. List the ingredients instead.',
    sources: [US_GLUTEN, EU_DISEASE],
    flags: [
      '{suitable} for|para|pour|aux|fur|per|ai ?our|all|los|les|i {diabetics}',
      'fur diabetiker {suitable}',
      '100|completely|totally|perfectly|absolutely|guaranteed ..2 safe|seguro|segura|seguros|seguras|sur|sure|surs|sures|sicher|sicuro|sicura|sicuri|sicure for|para|pour|fur|per ..4 celiac*|coeliac*|allergic|allergy|allergies|diabetics|alergic*|celiaque*|coeliaque*|allergique*|zoliakie|allergiker',
    ],
    unless: [
      'not|isn_t|aren_t|cannot|can_t|never|doesn_t ..6 safe|suitable|good|guarantee',
      'no|pas|nicht|non ..3 apto|apta|seguro|segura|adapte*|sur|geeignet|sicher|adatto|adatta|sicuro|sicura',
    ],
  },
  {
    id: 'health.body',
    kind: 'health',
    sentence:
      'This says food or drink affects the body. Claims like this need proof and, in the EU, prior approval.',
    sources: [US_HEALTH_CLAIM, EU_HEALTH_CLAIM],
    flags: [
      // immune system
      'boost|boosts|boosting|strengthen*|support|supports|supercharge* ..2 immune|immunity',
      'immune|immunity boost*|support*|shot|shots|system',
      'refuerza*|reforzar|fortalece*|mejora*|aumenta*|renforce*|stimule*|booste*|stark*|unterstutzt|pusht|rafforza*|rinforza*|stimola* ..3 inmun*|defensas|sistema_inmun*|defenses|immunit*|systeme_immunitaire|immunitaires|immunsystem|abwehrkrafte|immunabwehr|difese|immunitari*',
      'immunsystem|abwehrkrafte|immunabwehr ..3 starken|starkt|pushen|boosten|unterstutzen|fit',
      'keep|keeps|kept ..6 out_of|away_from ?the hospital|doctor|doctors|doctor_s',
      // organs and functions
      'good|great|excellent|beneficial for ?your|the heart|health|gut|skin|brain|digestion|liver|bones|joints|metabolism',
      'heart|gut|brain healthy',
      'gut healing|healer',
      'aid|aids|improve|improves|promote|promotes|support|supports|stimulates ..2 digestion|circulation|metabolism|memory|sleep|concentration|gut',
      'speed*|boost* ..3 metabolism|brain|libido|testosterone|energy_levels',
      'bueno|buena|buenos|buenas|bon|bonne|bons|bonnes|gut|gesund|fa_bene|fanno_bene para|pour|fur|al|alla|alle|agli|all ?la|el|tu|su|los|le|votre|die|das|ihr|ihre|den|tuo|tua corazon|salud|digestion|piel|higado|huesos|sante|coeur|peau|foie|ligne|herz|gesundheit|verdauung|haut|leber|darm|kreislauf|cuore|salute|pelle|digestione|intestino|ossa|fegato',
      'ayuda*|favorece*|facilita*|mejora*|facilite*|ameliore*|favorise*|aide*|fordert|fordern|unterstutzt|verbessert|regt|favorisce|favoriscono|aiuta|aiutano|migliora ..2 digestion|circulacion|memoria|metabolismo|circulation|memoire|transit|verdauung|durchblutung|stoffwechsel|kreislauf|digestione|circolazione',
      // weight
      'lose|shed|drop ..2 weight|pounds|kilos|lbs|inches',
      'weight_loss|slimming|fat_burning|fat_burner|melts_fat|melts_away_fat|burn_fat|burns_fat|burn_belly_fat|burns_belly_fat',
      'quema*|brule*|verbrennt|verbrennen|verbrenne|brucia* ..2 grasa|grasas|calorias|graisse*|calories|fett|kalorien|grassi|grasso|calorie',
      'the|those|extra|unwanted pounds|kilos|inches ?just|simply drop*|melt*|vanish*|disappear*|fall_off|come_off|fly_off',
      'bajar|baja|pierd* ?de peso|kilos',
      'perder|perderas|pierd*|perdre|perdez|perds|perdrez|perdere|perdi|perde|perdete|perderai|verlier*|verlor* ..3 peso|poids|gewicht|kilo|kilos|pfunde|tallas|chili|chilo',
      'kilos|pfunde|chili purzeln|schmelzen|weniger|fondent|s_envolent|desaparecen|spariscono',
      'adelgaza*|desintoxica*|depurativ*|maigrir|amincissant*|detoxifiant*|fettverbrennung|beim_abnehmen|zum_abnehmen|schlankmacher|entgift*|entschlack*|macht_schlank|machen_schlank|dimagr*|disintossica*|snellent*',
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
      'no more pain|aches !au|aux|perdu|de',
      'out_like_a_light',
      'heal|heals|repair|repairs|restore|restores|regenerate* ?the|your gut|body|skin|liver|joints|knees|stomach|lungs',
      'melt|melts|torch|torches|shed|sheds|burn|burns ..2 fat|pounds|kilos',
      'keep|keeps|make|makes|stay you ?feeling young|younger|slim|slimmer',
      'keep|keeps ?the doctor|doctors away',
      'help|helps you|guests sleep|focus|concentrate|digest|heal|recover',
      'health_benefits|miracle_food|natural_remedy',
    ],
    ignore: ['digital|phone|screen|social_media detox'],
  },
  {
    id: 'health.authority',
    kind: 'health',
    sentence:
      'This cites doctors or science for a health claim. EU law forbids this. Elsewhere, it needs proof.',
    sources: [EU_HEALTH_CLAIM, US_HEALTH_CLAIM],
    flags: [
      'clinically|scientifically|medically|clinicamente|cientificamente|medicamente|cliniquement|scientifiquement|medicalement|klinisch|wissenschaftlich|medizinisch|scientificamente proven|tested|proved|shown|approved|probad*|demostrad*|comprobad*|prouve*|teste*|demontre*|bewiesen|getestet|erwiesen|belegt|bestatigt|provat*|testat*|dimostrat*',
      'doctor|doctors|physician|dietitian|nutritionist recommend*|approve*|prescribe*',
      'recommended|approved|endorsed|recomendad*|avalad*|recommande*|consigliat*|raccomandat* by|por|par|da|dai ..1 {doctors}',
      'von {doctors} empfohlen',
    ],
  },
];
