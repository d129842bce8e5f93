/**
 * Words by what they speak of, in all languages together, so that what was learned of a debt in one holds for the others.
 * Folded; a star stands for any ending.
 */
const TOPIC_WORDS: Readonly<Record<string, string>> = {
  money: `loan* mortgage* debt* owe owes owed bank banks bankrupt* rent rents lease* turnover profit* margin* tax taxes taxman invoice* accountant* salary salaries wage wages afford* overdraft insurance insurer* investor* funding expensive cheaper subsid* grant payroll
    credito prestamo* hipoteca* deuda* debo debemos banco bancos alquiler* facturacion factura* beneficio impuesto* hacienda gestor gestoria sueldo* nomina* seguro inversor* subvencion* traspaso iva presupuesto
    pret emprunt* hypotheque* dette* banque* banquier* loyer* bail chiffre benefice* impot* fisc comptable* salaire* assurance* investisseur* subvention* tva urssaf rembours* tresorerie budget
    mutuo prestito debit* banca banche affitto affitti fatturato guadagn* tass* fisco commercialista stipendi* assicurazione investitor* contribut* iva bolletta bollette rincar* finanza
    kredit* darlehen schuld schulden bank miete mieten pacht* verpachter* umsatz* gewinn* steuer* finanzamt steuerberater* gehalt gehalter lohn lohne versicherung* investor* forder* nachzahlung teurer gmbh`,
  law: `lawyer* lawsuit* court* suing sued permit permits licence license licensing council inspector* inspection fined dispute* contract* landlord* landlady eviction notary solicitor* deed trademark hearing complaint* complained unsigned
    abogad* juicio* juzgado permiso* licencia* ayuntamiento inspector* inspeccion multa* multado* pleito litigio contrato* casero* desahucio notari* herencia* denuncia* denunci* autorizacion papeles
    avocat* proces tribunal permis autorisation* licence mairie prefet* prefecture inspecteur* controle amende* litige* contrat* proprio bailleur* expulsion notaire* heritage huissier plainte* plaint* proprietaire*
    avvocat* causa tribunale permess* licenz* comune ispettor* ispezione multa multe contenzioso contratto contratti padrone sfratto notaio eredita denunc* concessione asl nas vigili pendente
    anwalt* klage* gericht* genehmig* erlaubnis ordnungsamt gesundheitsamt kontrolle bußgeld streit* gestritten vertrag* vermieter* kundigung* notar* erbe erben erbengemeinschaft anzeige* konzession lizenz behorde*`,
  staff: `quit quits resign* fired firing hire hired hiring retire* retiring raise turnover vacanc* understaffed shortage applicants overtime unpaid
    despid* despedi* renunci* contratar jubila* plantilla vacante* aumento contratado camareros
    demission* licenci* embauch* retraite recrut* augmentation chomage declaree sous-effectif
    licenzi* dimission* assum* pensione aumento personale turni arretrati
    gekundigt kundigen entlassen rente ruhestand gehaltserhohung unbesetzt personalmangel personal stellen aushilfe*`,
  trouble: `hospital surgery operation illness sick ill flu cancer stroke divorce* separat* funeral grief depress* fight fights feud drunk cheated stole stolen theft broke struggling nightmare lawsuits rehab
    hospital operaci* enferm* gripe cancer divorci* separaci* separand* pelea* peleo peleamos ruina robo robaron tension rodilla disgusto
    hopital opera* malad* grippe cancer divorc* separ* deces fache* froid dispute* galere vol voleur* hernie
    ospedale operazion* malatt* malat* influenza tumore infarto divorzi* separa* litig* rotto furto ladri guai
    krankenhaus operation operiert krank* grippe krebs scheidung geschieden trennung getrennt zoff arger stress diebstahl geklaut pleite rucken`,
  maker: `website site page homepage webpage text texts photo photos picture* pics image images logo font fonts layout header footer banner slideshow button click scroll popup upload send sent attach* attached pdf email* mail draft* paragraph headline spelling typo rewrite reword tidy edit copy version seo design designer developer template domain wording shorten mention put write
    web pagina sitio texto textos foto fotos imagen imagenes logo letra letras tipografia diseno boton enviar envio mando mandare adjunt* correo borrador parrafo titular ortografia corrig* corrij* redaccion redact* plantilla dominio poner pon ponlo ponga pongas menciona* escribe* quita* borra* arregl*
    site page texte textes photo photos image images logo police maquette bouton envoie envoyer enverr* renvoi* joint jointe ci-joint mail courriel brouillon paragraphe titre orthographe corrig* tournure* redaction modele domaine mettre mets mettez ecris ecrivez ecrire mentionn* enlev* retir* couper* arrang*
    sito pagina testo testi foto immagin* logo caratter* grafica pulsante tasto mando mandare inviare invio allegat* mail bozza paragrafo titolo ortografia corregg* correg* modifica* sistem* redazione modello dominio metti mettere mettete scrivi scrivere scriverlo scrivete cita* togli togliere togliete
    webseite website seite homepage text texte foto fotos bild bilder logo schrift schriftart layout knopf button schick* sende* anhang anbei pdf mail entwurf* absatz uberschrift rechtschreibung korrigier* umformulier* formulier* vorlage domain schreib* reinschreiben erwahn* weglass* kurzen streichen zusendung`,
  doubt: `maybe perhaps might unsure undecided probably hopefully thinking considering wondering consider eventually someday idk dunno guess tbh
    quiza* quizas igual puede duda* dudo probablemente ojala pensando planteando valorando depende todavia
    peut-etre doute hesit* probablement espere esperons reflech* envisag* verra sais sait eventuellement
    forse magari dubbio probabilmente speriamo pensando valutando vediamo chissa boh dipende
    vielleicht eventuell evtl unsicher wahrscheinlich hoffentlich uberleg* moglicherweise wohl mal irgendwann angedacht`,
  plan: `plan plans planned planning negotiat* upcoming signed pending approval launch soon next
    plan planes previsto prevista negocia* pendiente proximo proxima firmado firmar pronto futuro
    projet projets prevu prevue negoci* signe signer bientot prochain prochaine futur cours attente
    progetto progetti previst* trattativa trattiamo firmato presto prossim* futuro pendente attesa
    planen plane geplant planung verhandel* unterschrieben bald nachstes nachste demnachst kunftig aussteht`,
  secret: `secret secretly confidential private quiet shh ssh hush nobody anyone between
    secreto confidencial privado privada shh nadie digas contar cuentes
    secret confidentiel confidentielle prive privee chut discret discrets personne dire dites
    segreto riservato privato ssst nessuno dirlo dire tenere tienilo
    geheim vertraulich privat psst verraten niemand weitersagen unter`,
  mistake: `sorry oops wrong mistake* typo* scratch ignore forget correction actually wait nope outdated
    perdon error errata equivoc* olvida olvid* digo correccion espera
    pardon erreur* faute* oubli* oublie rectif* plutot attends attendez
    scusa scusate errore sbagli* dimentic* correzione anzi aspetta
    sorry fehler verwechselt vergiss vergesst falsch korrektur quatsch moment warte`,
  praise: `best finest award* voted acclaimed renowned rating* rated stars reviews reviewed world-class unbeatable unrivaled unrivalled leading premier legendary exquisite exceptional number gold ultimate
    mejor mejores premio* premiad* galardon* reconocid* referente valoracion estrellas opiniones resenas inigualable insuperable indiscutible lider excelencia excepcional puntos
    meilleur* prix prime* recompens* incontournable reference avis note etoiles tripadvisor exception exceptionnel* unanimement excellence inegal* numero
    migliore migliori premi premio premiat* recensioni stelle eccellenz* eccezionale imperdibile insuperabile numero leader assolut*
    beste besten bester preisgekront pramiert ausgezeichnet bewertung* sterne spitze spitzen* top-adresse* fuhrend* einzigartig* unvergleichlich* unschlagbar* ihresgleichen google nummer`,
  letter: `dear hi hello hey regards sincerely cheers thanks enclosed attached hesitate convenience disposal kindly cordially xoxo subject
    estimad* hola saludos atentamente cordial* gracias adjunto disposicion besos aclaracion ruego
    madame monsieur bonjour cordialement salutations merci joint disposition bisous veuillez gre suite
    gentile gentili spettabile egregi* salve cordiali saluti grazie allego disposizione baci riscontro cortese
    geehrte* hallo servus grußen gruße gruß freundlichen mfg danke anbei verfugung ruckfragen liebe`,
  brief: `client audience target deadline deadlines deliverable* kpi benchmark budget brief quote quotation goal stakeholder* competitor* competition competitors rival* positioning seo cta b2b segment tagline
    cliente publico objetivo plazo entrega presupuesto encargo competencia competidor* posicionamiento maqueta aprobacion
    cible client validation echeance delai devis concurren* positionnement arborescence livrable* livraison commanditaire
    target cliente scadenza consegna preventivo obiettivo concorren* posizionamento bozza benchmark timing
    zielgruppe* kunde mandant* auftrag* frist freigabe budget angebot wettbewerb* konkurrenz konkurrent* positionierung bildsprache claim`,
  writer: `i i'm i've i'll i'd me my mine myself
    yo me mi mis conmigo soy estoy tengo creo quiero
    je j'ai j'aimerais j'aurais moi mon ma mes suis veux voudrais
    io mio mia miei mie sono ho voglio vorrei penso credo
    ich mir mich mein meine meinen meinem meiner habe bin will mochte`,
  guests: `guest guests you your yourself kids children dogs dog welcome table tables seats bring ask everyone visitors
    cliente clientes usted ustedes vosotros ninos perros bienvenid* mesa mesas comensales pide pregunta ven
    clients vous votre vos tu enfants chiens bienvenu* table tables convives demandez venez
    ospiti voi vi vostro bambini cani benvenut* tavolo tavoli chiedete venite portate
    gaste gast ihr euch euer sie ihre kinder hunde willkommen tisch tische fragt kommt`,
  food: `bread dough oven broth soup sauce grill* roast* baked bake bakes baking fish meat cheese wine beer coffee tea cake* spice* salt milk eggs vegetables fruit garlic butter pasta pizza kitchen cook cooks cooked cooking smoke* fried curry rice noodles
    pan masa horno caldo sopa salsa parrilla asad* hornea* pescado carne queso vino cerveza cafe te tarta* especias sal leche huevos verduras fruta mantequilla cocina* cocinamos arroz tortilla* guis*
    pain pate four bouillon soupe sauce grill* roti* poisson viande fromage* vin vins biere* cafe the gateau* epices sel lait oeufs legumes fruits beurre cuisine* cuit mijot* riz tarte
    pane impasto forno brodo zuppa sugo salsa griglia arrost* pesce carne formagg* vino vini birra caffe torta torte spezie sale latte uova verdure frutta burro cucina* cuoce riso pasta
    brot teig ofen bruhe suppe soße soßen grill* braten* gebacken backen backt fisch fleisch kase wein weine bier kaffee tee kuchen torte* gewurz* salz milch eier gemuse obst butter kuche kocht kochen gekocht reis`,
  past: `grandmother grandma grandfather grandpa grandparents great-grandmother since founded generations generation recipe recipes tradition inherited originally
    abuela abuelo abuelos bisabuel* desde fundad* generaciones generacion receta recetas tradicion
    grand-mere grand-pere arriere-grand* depuis fonde* generations generation recette recettes tradition
    nonna nonno nonni bisnonn* dal fondat* generazioni generazione ricetta ricette tradizione
    oma opa großmutter großvater urgroß* seit gegrundet generationen generation rezept rezepte tradition*`,
};

const SHORTEST_STEM = 3;
const LONGEST_STEM = 14;

const whole = new Map<string, string[]>();
const stems = new Map<string, string[]>();
for (const [topic, words] of Object.entries(TOPIC_WORDS)) {
  for (const word of words.split(/\s+/)) {
    const kept = word.endsWith('*') ? stems : whole;
    const key = word.replace('*', '');
    kept.set(key, [...(kept.get(key) ?? []), topic]);
  }
}

/** What a word, folded, speaks of. */
export function topicsOf(word: string): readonly string[] {
  const found = whole.get(word);
  if (found !== undefined) return found;
  for (let length = Math.min(LONGEST_STEM, word.length); length >= SHORTEST_STEM; length -= 1) {
    const topics = stems.get(word.slice(0, length));
    if (topics !== undefined) return topics;
  }
  return [];
}
