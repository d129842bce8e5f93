import { type PromptWord, words } from './prompt-word.ts';

/** The plainest wishes in the platform's other languages: German, French, Spanish, Italian. */
export const WORDS_OF_LANGUAGES: readonly [string, PromptWord][] = [
  ...words(
    'heller|hell|aufhellen|lumineux|lumineuse|clair|claire|éclaircir|luminoso|luminosa|claro|clara|aclarar|aclara|brillante|chiaro|chiara|schiarire|schiarisci|éclaircis',
    'wish',
    { brightness: 20 },
  ),
  ...words(
    'helligkeit|beleuchtung|éclairage|iluminación|illuminazione|licht|luminosité|lumière|brillo|luz|luminosidad|luminosità|luce',
    'thing',
    {
      brightness: 20,
    },
  ),
  ...words('dunkler|oscurecer|oscurece|assombrir|assombris|scurire|scurisci', 'wish', { brightness: -20 }),
  ...words('dunkel|sombre|oscuro|oscura|scuro|scura|foncé|foncée', 'either', { brightness: -20 }),
  ...words('kontrast|kontrastreicher|contraste|contrasté|contrasto', 'thing', { contrast: 22 }),
  ...words(
    'sättigung|farbe|farben|farbig|couleur|couleurs|saturación|color|colores|saturazione|colore|colori',
    'thing',
    { saturation: 20 },
  ),
  ...words(
    'kräftiger|farbiger|bunt|bunter|gesättigt|saturé|saturée|saturado|saturada|saturo|satura|saturato|saturata|coloré|colorée|éclat|vif|vifs|vive|vives|éclatant|éclatante|leuchtend|leuchtender|knallig|knalliger|vivo|vivos|vivi|colorido|intenso|intensa|vivace|vivaci|acceso|accesi',
    'wish',
    {
      saturation: 20,
    },
  ),
  ...words('schärfer|scharf|schärfen|net|nette|nítido|nítida|nitido|nitida', 'wish', { sharpness: 25 }),
  ...words('schärfe|netteté|nitidez|nitidezza', 'thing', { sharpness: 25 }),
  ...words(
    'unscharf|verschwommen|flou|floue|borroso|borrosa|sfocato|sfocata|verwackelt|movida|mossa|bougée',
    'fault',
    { sharpness: -25 },
  ),
  ...words('wärmer|warme|warmen|warmes|chaud|chaude|chaleureux|cálido|cálida|caldo|calda|gemütlich', 'wish', {
    warmth: 25,
  }),
  ...words(
    'kalt|kälter|kühler|blau|bläulich|bleu|bleue|bleuté|azul|azulado|azulada|blu|bluastro|froid|froide|frío|fría|freddo|fredda',
    'either',
    { warmth: -25 },
  ),
  ...words('gelbstich|gelbstichig|orangestichig', 'fault', { warmth: 25 }),
  ...words('blaustich|blaustichig', 'fault', { warmth: -25 }),
  ...words(
    'schlechte qualität|geringe qualität|niedrige qualität|mauvaise qualité|faible qualité|mala calidad|baja calidad|poca calidad|scarsa qualità|bassa qualità|cattiva qualità|pessima qualità',
    'fault',
    { sharpness: -25 },
  ),
  ...words(
    'bessere qualität|gute qualität|höhere qualität|meilleure qualité|bonne qualité|mejor calidad|más calidad|buena calidad|migliore qualità|miglior qualità|più qualità|buona qualità',
    'wish',
    { sharpness: 25 },
  ),
  ...words(
    'verrauscht|rauschen|bildrauschen|körnig|bruit|bruitée|granuleux|granuleuse|ruido|granulado|granulada|granulosa|sgranata|sgranato|rumorosa',
    'fault',
    { sharpness: 15 },
  ),
  ...words('weich|weicher|suave|morbido|morbida', 'wish', { sharpness: -20, contrast: -6 }),
  ...words('wärme|chaleur|calidez|calore', 'thing', { warmth: 25 }),
  ...words(
    'peps|pep|punch|ressortir|resalte|resaltar|resalta|destaque|destacar|risaltare|risalti|hervorheben|herausstechen|ausdrucksstärker|más vida|mehr leben|plus de vie|più vita',
    'wish',
    { contrast: 18, saturation: 10 },
  ),
  ...words(
    'gelb|gelblich|naranja|anaranjado|anaranjada|arancione|jaune|amarillo|amarilla|giallo|gialla',
    'either',
    { warmth: 25 },
  ),
  ...words(
    'lecker|leckerer|appetitlich|appetitlicher|appétissant|appétissante|délicieux|gourmand|gourmande|apetitoso|apetitosa|delicioso|rico|rica|ricos|ricas|appetitoso|appetitosa|delizioso|invitante',
    'look',
    { food_styling: 30, saturation: 6, contrast: 8 },
  ),
  ...words(
    'schön|schöner|schönes|schöne|hübsch|hübscher|besser|verbessere|verbessern|professionell|professioneller|beau|belle|beaux|belles|joli|jolie|mieux|améliore|améliorer|améliorez|professionnel|professionnelle|bonito|bonita|lindo|linda|guapa|mejor|mejora|mejorar|mejórala|profesional|bello|bella|belli|belle|migliore|migliora|migliorare|professionale',
    'look',
    { contrast: 12, sharpness: 12, food_styling: 25, shadows: 10 },
  ),
  ...words(
    'gegenlicht|contre-jour|contraluz|controluce|schatten|ombre|ombres|ombra|sombra|sombras',
    'fault',
    { shadows: -40 },
  ),
  ...words(
    'langweilig|ennuyeux|triste|tristes|aburrido|aburrida|noioso|noiosa|terne|ternes|flau|blass|farblos|grau|gris|grise|grises|grigia|apagado|apagada|pálido|pálida|spento|spenta|smorto|smorta|grigio',
    'fault',
    {
      contrast: -12,
      saturation: -18,
    },
  ),
  ...words(
    'überbelichtet|surexposé|surexposée|sobreexpuesto|sobreexpuesta|sovraesposto|sovraesposta|blitz',
    'fault',
    {
      brightness: 16,
    },
  ),
  ...words(
    'unterbelichtet|sous-exposé|sous-exposée|subexpuesto|subexpuesta|sottoesposto|sottoesposta',
    'fault',
    {
      brightness: -20,
    },
  ),
  ...words('grün|grüner|vert|verte|verts|verde|verdi', 'either', { saturation: 14 }),
  ...words('rot|roter|rouge|rojo|roja|rosso|rossa', 'wish', { saturation: 12 }),
  ...words(
    'knackig|knackiger|knusprig|knuspriger|croustillant|croustillante|crujiente|crujientes|croccante|croccanti',
    'look',
    { sharpness: 24, contrast: 10, food_styling: 20 },
  ),
  ...words('goldbraun|doré|dorée|dorado|dorada|dorato|dorata', 'look', {
    warmth: 18,
    saturation: 8,
    contrast: 6,
  }),
  ...words('saftig|saftiger|juteux|juteuse|jugoso|jugosa|succoso|succosa', 'look', {
    food_styling: 35,
    contrast: 14,
    saturation: 10,
  }),
  ...words('frisch|frischer|frais|fraîche|fresco|fresca', 'look', {
    saturation: 14,
    brightness: 8,
    food_styling: 15,
    warmth: -4,
  }),
  ...words(
    'weißer hintergrund|hintergrund weiß|heller hintergrund|fond blanc|fondo blanco|sfondo bianco',
    'look',
    { background: 70, brightness: 6 },
  ),
  ...words(
    'tono|teinte|farbstich|grünstich|grünlich|dominante|dominante de couleur|dominante de color|verdâtre|verdoso|verdosa|verdastro|farben stimmen nicht|farben sind falsch|couleurs sont fausses|colores están mal|colori sono sbagliati|real|reales|reali|echt|réel|réelles',
    'look',
    {},
  ),
  ...words('weißabgleich|balance des blancs|balance de blancos|bilanciamento del bianco', 'light', {}),
  ...words(
    'entsättigen|entsättige|désaturer|désature|désaturez|desaturar|desatura|desature|desaturare',
    'wish',
    { saturation: -20 },
  ),
  ...words('entsättigt|désaturé|désaturée|desaturado|desaturada|desaturato', 'fault', { saturation: -20 }),
  ...words('unterbelichten|sous-exposer|sous-expose|subexponer|sottoesporre|sottoesponi', 'wish', {
    brightness: -20,
  }),
  ...words('überbelichten|surexposer|surexpose|sobreexponer|sovraesporre|sovraesponi', 'wish', {
    brightness: 20,
  }),
  ...words('pastell|pastellfarben|pastelltöne|pastello|gedeckt|gedeckte|dezent|tenue|tenues|tenui', 'look', {
    saturation: -20,
  }),
  ...words(
    'sanfte farben|sanftere farben|weiche farben|weichere farben|couleurs douces|couleurs plus douces|colores suaves|colores más suaves|colori morbidi|colori più morbidi',
    'wish',
    { saturation: -15 },
  ),
  ...words('naturgetreu|originalgetreu|fidèle|fidèles|fiel|fieles|fedele|fedeli', 'look', {}),
  ...words('natürlich|naturel|naturelle|natural|naturale|naturales|naturali', 'look', {}),
];

const list = (text: string): readonly string[] => text.split('|');

const REMOVING = list(
  'entferne|entfernen|weg mit|enlève|enlever|retire|retirer|supprime|supprimer|quita|quitar|quitas|quítale|elimina|eliminar|togli|togliere|rimuovi|rimuovere',
);

const ADDING = list(
  'hinzufügen|füge|hinzu|ajoute|ajouter|ajoutez|rajoute|rajouter|agrega|agregar|agrégale|añade|añadir|añádele|aggiungi|aggiungere|metti',
);

/** What stands before such words. */
export const STANCES_OF_LANGUAGES = {
  // "Nicht so gelb": it is, and should be less so. "Nicht zu gelb" only says how far.
  removing: REMOVING,
  adding: ADDING,
  less: [
    ...REMOVING,
    ...list(
      'nicht so|nicht ganz so|pas si|pas aussi|no tan|non così|weniger|reduzieren|moins|réduire|menos|reducir|meno|ridurre|halb so|baja|bajar|bájale|baje|abbassa|abbassare|diminuisci|riduci|baisse|baisser|diminue|diminuer|réduis|senke|senken|reduziere|verringere|verringern|disminuye|disminuir|reduce|ohne|sans|sin|senza|statt|anstatt|au lieu de|plutôt que|en vez de|en lugar de|invece di|invece che',
    ),
  ],
  more: [
    ...ADDING,
    ...list(
      'verbessere|verbessern|bessere|besseres|améliore|améliorer|améliorez|meilleur|meilleure|meilleurs|mejor|mejora|mejorar|migliora|migliorare|migliore|migliori|peu de|pas beaucoup de|pas assez|non abbastanza|nicht genug|poco|fehlt|fehlen|manque|manque de|falta|faltan|manca|mancano|mehr|erhöhe|steigere|verstärke|sube|subir|súbele|sube|suba|aumenta|alza|alzare|aggiungi|augmente|augmentez|monte|monter|erhöhen|plus|davantage|augmenter|más|aumentar|più|aumentare',
    ),
  ],
  too: list('zu|viel zu|trop|demasiado|troppo'),
  not: list(
    'sans changer|sans toucher|sans perdre|sin cambiar|sin tocar|sin perder|senza cambiare|senza toccare|senza perdere|nicht|nicht zu|kein|keine|pas|pas trop|ne|non|non troppo|nunca|mai|jamais',
  ),
  is: list(
    'ist|sind|sieht|sehen|wirkt|wirken|est|sont|son|es|sono|paraît|semble|se ve|se ven|está|están|luce|è|sembra|sembrano|appare',
  ),
  slightly: list(
    "etwas|ein bisschen|ein wenig|bisschen|leicht|un peu|légèrement|un poco|un po|un po'|leggermente",
  ),
  strongly: list('viel|sehr|beaucoup|très|mucho|muy|molto'),
  fillers: list(
    "qualität|qualité|calidad|qualità|aimerais|veuillez|sur|quelle|quella|quello|nel|nella|sul|sulla|al|alla|en|dans|und|bitte|das|die|der|den|dem|es|ist|foto|bild|mach|mache|machen|et|la|le|les|el|los|las|il|lo|gli|y|e|un|une|una|photo|image|imagen|foto|rends|rendre|rendez|haz|hazlo|hacer|fai|rendi|por favor|por|favor|per favore|per|s'il|te|vous|plaît|est|está|è|que|che|ma|mais|aber|pero|so|del|della|de|du|dale|ponle|quiero|queremos|se|vean|vea|je|veux|voudrais|ich|möchte|will|wir|vorrei|voglio|vogliamo|este|esta|cette|ce|diese|dieses|questa|questo|para|pour|für|con|avec|mit|aus|svp|stp|des|ces|mon|ma|notre|seulement|juste|nur|drauf|solo|solamente|soltanto|rendila|rendilo|hazla|c'est|mas|ein|eine|einen|im|auf",
  ),
} as const;
