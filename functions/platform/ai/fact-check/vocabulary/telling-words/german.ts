/** What tells a guest something concrete; see `telling-words.ts`. */
export const GERMAN_TELLING_WORDS = `
abholen allergen allergie alm apfelmus app aufzug ausblick ausgezeichnet aussicht baby bahnhof balkon band bargeld
barrierefrei bauer bauernhof beliebteste berg besitzer bewertet biergarten billig bio biologisch blick bruder
brunch brücke buffet bäcker bäckerin catering chef chefin cremig dachterrasse dom dorf dutzend elegant empfohlen enkel
familie familien fass feiertag feiertage feinste fensterplatz feuer fischer fluss frisch frühling frühstück fußball
garten gastgarten gebacken gebraten gebraut gedämpft gedünstet gefüllt gegrillt gegründet gemütlich generation gereift
geräuchert geschmort gesund gewählt gitarre glutenfrei gratis große großmutter großvater gründer gutschein günstig
hafen halal handgemacht handverlesen hausgemacht haustier herbst herd herzhaft historisch hof holzkohle holzofen hund
hunde importiert inbegriffen inhaber inhaberin inklusive innenhof jagd jahrhundert jäger kachelofen kalorien kamin
karaoke kartenzahlung kathedrale keller kellner kerzenlicht kind kinder kirche klavier knusprig koch kohle kokos
kokosmilch konzert koscher kostenlos kreditkarte köchin küchenchef laktosefrei legendär lieblingsplatz lieferdienst
liefern lieferung lokal mariniert markt meer metzger mitnehmen mittags mitternacht museum musik märz nachbarn
nachmittags nachschlag nationalfeiertag nische nuss obstgarten ofen oma onkel opa ostern parkplatz preisgekrönt
quiz rabatt rampe rathaus rauch regional rezept rezeptur riesig rollstuhl romantisch rustikal saftig saisonal sauce
scharf schwester see selbstgemacht senioren sieger silvester sohn sommelier sommer sonnenschirm sonnenterrasse soße
spielplatz spieß stadion stammgast stammgäste steinofen stern stilvoll strand studenten tal tandoor tante terrasse
theater theke tochter tradition traditionell trinkgeld täglich ufer umweg unbegrenzt universität unschlagbar vegan
vegetarisch verkostung weihnachten weinberg whatsapp wild winter wirt wirtin wlan wöchentlich würzig zart zeitung
zuschlag zutaten zwilling älteste überbacken frau eltern mutter vater parkieren parken parkplätze metro tram bus reben
weinberge gültig exklusiv stammkunden backstube kutter`;
