import type { Cues } from './cues.ts';

export const GERMAN: Cues = {
  toMaker: String.raw`
    web(?:site|seite|sites|seiten); homepage; internetseite; internetauftritt
    (?:die|diese|unsere|meine|der|auf der) seite; logos?; fotos?; bilder; bild; schrift(?:art|en)?
    uberschrift(?:en)?; absatz; absatze; texte?; entwurf; danke(?! an); dankeschon; vielen dank; gru(?:ß|ss)e?
    mit freundlichen; mfg; lg; vg; sag(?:t|en sie)? (?:mir|bescheid); bescheid; ruf(?:t|en sie)? mich
    schreib(?:t|en sie)? mir; melde[tn]? (?:dich|euch|sie); anbei; angehangt; im anhang
    wie (?:besprochen|gesagt|gewunscht); ich (?:schicke|sende|maile|gebe|lege)
    schick(?:e|en)? (?:ich|wir) (?:euch|dir|ihnen|noch); hoffe,? das; das (?:war|ist|war's|wars) (?:alles|es)
    was noch; braucht (?:ihr|sie) noch; wie (?:ihr|du|sie) (?:wollt|willst|wollen|mogt|meint|denkt)
    eure entscheidung; euch uberlassen; mir egal; egal wie; keine ahnung; uberrascht (?:mich|uns)
    macht (?:mal|einfach|ihr); angebot erbitten; rechnung an; budget; was kostet; siehe (?:oben|unten)
    ich (?:schreibe|tippe|hab das); schreiben wir euch; kopiert; loscht?; loschen; streich\w*; entfern\w*; weglassen
    lasst? .{0,30}weg; ubersetz\w*; kleingeschrieben; großgeschrieben; designer\w*; grafiker\w*
    notiz(?:en)? (?:fur|an); max(?:imal)?\.? \d+ (?:zeichen|worter); vergiss\w*; ignorier\w*; anweisung(?:en)?
    kunstliche intelligenz; eine ki; zielgruppe; betreff:; gesendet von; sehr geehrte
    (?:mein|meine) (?:sohn|tochter|frau|mann|neffe|nichte|schwester|bruder|cousine|cousin|enkel|enkelin|freundin|freund) (?:sagt|meint|will|mochte|findet|tippt|hat gesagt)
    bitte(?! (?:reservier\w*|anrufen|vorbestell\w*|rechtzeitig|um reservierung|beachten|klingeln|nachfragen|fragen sie))
    soll(?:te|en)? (?:aussehen|wirken|klingen|sein); emojis?; ausrufezeichen`,
  secret: String.raw`
    (?:nicht|nichts|nie|niemals|bloß nicht|auf keinen fall|besser nicht|lieber nicht) (?:davon )?(?:erwahn\w*|schreib\w*|nenn\w*|sag\w*|druck\w*|veroffentlich\w*|zeig\w*|verrat\w*|erzahl\w*|reinschreib\w*|angeb\w*)
    (?:erwahnt?|schreibt?|nennt?|sagt?|druckt?|zeigt?|verratet?|erzahlt?)(?:en)?(?: sie)?(?: das| es| den| die| ihn| uns| bitte| bloß| auch)* (?:nicht|nichts|nirgends|niemandem|keinem)
    kein wort; (?:das|es) bleibt unter; unter uns; nur fur (?:euch|dich|sie); zu (?:eurer|deiner|ihrer) info\w*
    zur info; vertraulich\w*; interne?[rsnm]?; (?:das )?ist privat
    (?:meine?|seine?) (?:private?|privat)\w* (?:nummer|handy\w*|adresse); privatnummer
    geheim(?!tipp|rezept|zutat)\w*; (?:will|wollen|mochte|mochten|soll|muss) (?:nicht|niemand|keiner|kein\w*)
    muss niemand; braucht niemand; geht niemand\w*; vermieter\w*; pacht\w*; (?:die|unsere) miete; klage; verklagt
    anwalt\w*; scheidung; geschieden; getrennt; pleite; insolvenz; schulden; kredit; finanzamt; kontrolleure?
    kontrolle; gesundheitsamt; ordnungsamt; veterinaramt; kakerlaken?; ratten?; mause; lebensmittelvergiftung
    gefeuert; gekundigt; entlassen; gehalt; gehalter; lohne?; marge; gewinn(?!er|spiel); umsatz\w*; kostet uns
    verlust; einbruch; eingebrochen; gestohlen; polizei; verhaftet; betrunken; saufer; (?:mein|meine|sein|ihre) ex
    ex[- ]?(?:mann|frau|partner\w*); konkurren\w*; schwarz (?:gearbeitet|bezahlt); schwarzarbeit; passwort`,
  changed: String.raw`
    nicht mehr; kein\w* \w+ mehr; fruher(?:e[rsnm]?)?; ehemal\w*; vormals
    alte[rsn]? (?:nummer|telefonnummer|adresse|karte|speisekarte|name|besitzer|inhaber|offnungszeiten)
    vorbesitzer\w*; vorganger\w*; eingestellt; aufgehort; bald; demnachst; in kurze; geplant; planen; wir uberlegen
    uberlegen; denken (?:daruber|dran); hoffen; vielleicht; eventuell; evtl; moglicherweise; wahrscheinlich
    irgendwann; noch nicht; nachste[snrm]? (?:woche|monat|jahr|saison|sommer|winter|fruhjahr|fruhling|herbst)
    werden (?:wir|noch|demnachst|bald); wird (?:noch|demnachst|bald); wollen wir; wurden gern\w*
    mochten (?:gern\w*|bald); nein,? (?:halt|moment|warte|doch); quatsch; korrektur; ich meine; besser gesagt
    vertippt; tippfehler; falsch; stimmt nicht; vorerst; vorubergehend; zurzeit; zur zeit; derzeit; momentan
    im moment; aktuell; bis auf weiteres; noch offen; steht noch nicht
    (?:wir sind|das ist|es ist|ich bin|ist) (?:nicht|kein\w*); nichts zu tun; nicht verwandt`,
  unsure: String.raw`
    (?:wir|ich|man|ihr|sie) (?:muss\w*|sollt\w*|brauch\w*); muss(?:en|te|ten)? (?:noch|wir|ich); wir mussen
    mussen wir; nicht (?:sicher|ganz sicher); unsicher; ich (?:glaube|denke|vermute|schatze|weiß nicht|hoffe|fuhle)
    glaub(?: ich|e ich); keine ahnung; fragt nicht; lange geschichte; haha+; hihi; lol; naja; na ja; ehrlich gesagt
    eigentlich; mehr oder weniger; so ungefahr; wer weiß; viel gluck; sorry; tut mir leid; entschuldig\w*
    mein (?:rucken|knie|arzt|handy|tastatur); ich bin (?:mude|nicht|schlecht|kein\w*); gestorben; verstorben\w*; tot
    beerdigung; krebs; operation; krank; krankenhaus; herzinfarkt; politik; nachbarn?; beschwer\w*; trip ?advisor
    scheiß\w*; scheiss\w*; verdammt\w*; arsch\w*`,
  praise: String.raw`
    (?:der|die|das|den|dem) (?:aller)?beste[nrsm]? (?:[a-zß'-]+ ){0,4}(?:in|der|des|von|im|weit)
    beste[nrs]? (?:[a-zß'-]+ ){1,3}(?:in|der|des|im|weit); ausgezeichnet(?:e[rsn]?)?; auszeichnung\w*
    preisgekront\w*; pramiert\w*; gewonnen; gewahlt zu\w*; nummer eins; nr\.? ?1; michelin
    [45](?:[.,]\d)?[- ]?sterne; funf sterne; unschlagbar\w*; unubertroff\w*; legendar\w*; weltberuhmt\w*; beruhmt\w*
    im fernsehen`,
};
