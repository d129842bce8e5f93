export const REPLY_LANGUAGES = ['en', 'es', 'fr', 'de', 'it'] as const;
export type ReplyLanguage = (typeof REPLY_LANGUAGES)[number];

type WordsOfLanguages = Readonly<Record<ReplyLanguage, string>>;

/**
 * Folded words that mean opt out. English: the seven of 47 CFR 64.1200(a)(10) (stop, quit, end, revoke, opt out,
 * cancel, unsubscribe; FR 2024-04587), common forms and typos, and a plain no.
 */
export const STOP_WORDS: WordsOfLanguages = {
  en: 'stop stopp stopall stopit quit end revoke optout cancel unsubscribe unsub unsubscribed unsubscribes unsubscrib unsuscribe unsubcribe unsubscibe remove delete stpo sotp tsop stopt 5top no nope enough spam blocked block discontinue stop2end halt stopping',
  es: 'alto parar pare paren basta cancelar cancele baja terminar detener salir revocar cancela cancelen para dejen borrame borrenme eliminar detengan detenganse',
  fr: 'arret arrets arreter arretez arrete desabonner desabonnement desinscrire desinscription resilier annuler revoquer fin annulez non assez supprimer supprimez cessez cesser',
  de: 'stopp abmelden abmeldung abbestellen beenden ende aufhoren kundigen abbrechen austragen widerruf widerrufen nein nicht keine genug loschen schluss',
  it: 'ferma fermare fermate annulla annullare cancella cancellami disiscrivi disiscrivimi disiscrivermi disiscrizione termina revoca revocare smettere smettetela smetti smettila basta rimuovi rimuovimi rimuovetemi toglimi toglietemi smettete piantatela piantala finitela eliminatemi',
};

/** Phrases that mean opt out anywhere in a text. */
export const STOP_PHRASES: WordsOfLanguages = {
  en: 'opt out|opt me out|opting out|stop texting|stop messaging|stop sending|stop contacting|stop these|stop this|stop all|stop now|stop it|unsubscribe me|remove me|delete me|delete my number|remove my number|take me off|take my number off|no more texts|no more text|no more messages|no more sms|do not text|do not message|do not contact|dont text|dont message|dont contact|dont send|do not send|quit texting|cease|leave me alone|leave us alone|go away|get lost|fuck off|piss off|wrong person|as spam|dont want these|dont want this|dont want any|dont want texts|dont want your|do not want these|do not want this|do not want any|do not want texts|revoke consent|revoke my consent|withdraw my consent|wrong number|not interested|lose my number|dont txt|do not txt|stop txting|do not consent|dont consent|never signed up|didnt sign up|did not sign up|never agreed to|take my name off|off your list|off this list|no longer want to receive|no longer wish to receive|dont want to receive|do not want to receive|do not wish to receive|stop receiving|stop getting these|stop getting this|stop getting texts|stop getting messages|stop getting your texts|stop bothering|stop spamming|stop harassing|stop the texts|stop the messages|stop your texts|quit sending|quit messaging|quit bothering|quit contacting|i want out|off the list|off of your list|off of this list|get me off|how do i unsubscribe|how can i unsubscribe|how to unsubscribe|how do i opt|how do i get off|st op|sto p|erase my number|forget my number|no further texts|no further messages|end these|cancel these|cancel my subscription|cancel the texts|never text me|never message me|dont bother me|this is harassment',
  es: 'no mas mensajes|no mas textos|no mas sms|dar de baja|darme de baja|deme de baja|dame de baja|no me envie|no me envien|no me escriban|no me manden|dejen de|deje de|paren de|ya no quiero|no quiero mas|no quiero recibir|no deseo recibir|no envien|no escriban|no me molesten|dejenme en paz|dejeme en paz|dejame en paz|numero equivocado|quita mi numero|quite mi numero|quiten mi numero|quitar mi numero|borra mi numero|borre mi numero|borren mi numero|elimina mi numero|elimine mi numero|eliminen mi numero|quitame de|quiteme de|quitenme de|sacame de|saqueme de|saquenme de|doy de baja|no me mandes|no me mande|no me escribas|no me escriba|no me envies|no me contacten|no me contactes|no manden|no molesten|no me interesa|no estoy interesado|no estoy interesada|no autorizo|basta de|deja de mandar|deja de enviar|deja de escribir|deja de molestar',
  fr: 'plus de messages|plus de sms|plus de message|ne plus recevoir|ne veux plus recevoir|ne souhaite plus recevoir|desabonnez moi|desinscrivez moi|desinscrire moi|ne m ecrivez plus|ne m envoyez plus|n envoyez plus|n ecrivez plus|arretez de|arretez d|laissez moi tranquille|foutez moi la paix|fichez moi la paix|me desabonner|me desinscrire|mauvais numero|ne plus m envoyer|ne plus envoyer|ne plus m en envoyer|ne plus m ecrire|ne plus me contacter|ne plus me deranger|ne m envoie plus|n envoie plus|ne m ecris plus|ne me contactez plus|ne me derangez plus|cessez de|cessez d|cesser de|laisse moi tranquille|pas interesse|pas interessee|retirez moi|retirez mon numero|supprimez mon numero|effacez mon numero|enlevez moi|enlevez mon numero|rayez moi|plus aucun message|plus aucun sms|plus de textos|je m oppose|desabonne moi|desinscris moi',
  de: 'keine sms mehr|keine nachrichten mehr|keine nachricht mehr|nicht mehr schreiben|horen sie auf|hor auf|hort auf|keine werbung|keine weiteren|nichts mehr|schreibt mir nicht|schreiben sie mir nicht|schreib mir nicht|lass mich in ruhe|lasst mich in ruhe|lassen sie mich in ruhe|loschen sie|loscht mich|losch mich|melden sie mich ab|meldet mich ab|mich abmelden|falsche nummer|schluss damit|schluss jetzt|nicht mehr senden|nicht mehr schicken|nicht mehr kontaktieren|nicht mehr anschreiben|keine texte mehr|nummer loschen|nummer entfernen|aus der liste|von der liste|von ihrer liste|aus dem verteiler|aus ihrem verteiler|horen sie damit auf|hort damit auf|hor damit auf|in frieden|schicken sie mir nichts|schickt mir nichts|senden sie mir nichts|kein interesse|nicht interessiert|ich widerspreche|streichen sie mich|streicht mich',
  it: 'basta sms|basta messaggi|niente piu messaggi|non voglio piu|smettete di|smetti di|lasciatemi in pace|lasciami in pace|non mandate|non scrivete|non inviate|non voglio ricevere|non scrivetemi|non scrivermi|non inviatemi|non mandatemi|numero sbagliato|cancellatemi|non mandarmi|non inviarmi|non contattatemi|non contattarmi|non mi scrivete|non mi mandate|non mi inviate|non mi contattate|non mi interessa|non sono interessato|non sono interessata|smettetela di|smettila di|togliete il mio numero|togli il mio numero|cancellate il mio numero|cancella il mio numero|eliminate il mio numero|rimuovete il mio numero|rimuovi il mio numero|mi disiscrivo|niente sms|niente messaggi|basta con|non disturbate|non disturbatemi|non voglio questi|non voglio sms|non voglio messaggi',
};

/** Phrases that mean opt out only if the sentence has nothing else. */
export const STOP_SENTENCES: WordsOfLanguages = {
  en: 'can you stop|could you stop|will you stop|would you stop|can we stop|can this stop|how do i stop|how can i stop|how to stop|how do i quit|how do i cancel|how do i end|how do i get out|can you quit|i want off|let me out|cut it out|knock it off',
  es: 'dejenlo|dejalo|quitenme|sacame|saquenme|pueden parar|puede parar|como cancelo',
  fr: 'ca suffit|pas de sms|pas de messages|pouvez vous arreter|peux tu arreter|comment arreter',
  de: 'lassen sie das|lassen sie es|lass das|lass es|lasst das|lasst es|jetzt reicht s|jetzt reichts|mir reicht s|mir reichts|konnen sie aufhoren|konnt ihr aufhoren|wie kann ich kundigen',
  it: 'ora basta|finiscila|potete smettere|puoi smettere|come mi cancello|come annullo',
};

/** Words that mean opt in. */
export const START_WORDS: WordsOfLanguages = {
  en: 'start unstop resume subscribe optin restart',
  es: 'empezar iniciar comenzar reanudar suscribir suscribirme',
  fr: 'commencer reprendre demarrer abonner',
  de: 'starten anmelden fortsetzen',
  it: 'inizia iniziare riprendi riprendere iscrivi iscrivimi',
};

export const HELP_WORDS: WordsOfLanguages = {
  en: 'help info infos information',
  es: 'ayuda informacion',
  fr: 'aide renseignements',
  de: 'hilfe information',
  it: 'aiuto informazioni',
};

/** Words that may accompany them without changing the meaning. */
export const FILLER_WORDS: WordsOfLanguages = {
  en: 'please pls plz more yes yeah yep dude consent permission thanks thank you thx now me my mine this these those that all any from to the it i id im we want wanna would like need just and ok okay hi hello hey dear sir madam team texts text texting txt txts message messages messaging sms number phone list sending send kindly immediately asap today already again ever for of u ur your yours subscription ads ad marketing promotions promos is',
  es: 'por favor gracias mas si ya ahora me mi mis los las el la lo estos esta de del a al y quiero quisiera mensajes mensaje textos sms numero lista hola suscripcion enviar',
  fr: 'oui veuillez plus s il vous plait svp stp merci maintenant moi me m mon ma mes les le la l ces cet de des d et je veux voudrais message messages sms numero liste bonjour abonnement envoyer',
  de: 'ja mehr bitte danke jetzt sofort mich mir mein meine meinen die der das den diese dieser und ich will mochte nachrichten nachricht sms nummer liste hallo abo senden schicken',
  it: 'piu per favore grazie adesso ora subito mi mio miei i gli il lo la questi questo di da dei a e voglio vorrei messaggi messaggio sms numero lista ciao salve iscrizione inviare',
};
