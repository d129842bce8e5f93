/** What tells a guest something concrete; see `telling-words.ts`. */
export const ITALIAN_TELLING_WORDS = `
abituali accessibile accogliente affumicato allergene allergia antico anziani app arrosto artigianale ascensore
asporto autentico autunno balcone bambini bambino bancone biologico borgo botte brace brasato brunch buffet buono
cacciatore calorie camere cameriere camino candele cane cani cantina carbone carrozzina casalingo catering cattedrale chef
chiesa chitarra clienti colazione compresa compreso concerto consegna consigliato contadino contanti coperto
cortile cremoso croccante cuoca cuoco degustazione domicilio dormire dozzina duomo economico elegante enorme estate
famiglia famiglie fattoria festa festivi festivo figlia figlio fiume fondato fondatore fornaio forno fratello fresca
freschissimo fresco fritto frutteto fumo fuoco gemello generazione generazioni generoso giardino giornale glutine
gratinato gratis griglia grigliato gruppo halal illimitato imbattibile importato inclusa incluso ingredienti inverno
karaoke kosher lago lattosio leggendario legna macellaio mancia mare marinato marzo mercato mezzanotte mezzogiorno
moglie montagna municipio museo musica natale neonato nipote noci nonna nonno ombrellone originale orto parcheggio
partita pasqua pasticcere pescatore pianoforte piazza piccante pietra ponte popolare porzione porzioni premiato
primavera proprietario quiz quotidiano rampa ricetta ripieno ritiro romantico rustico sano saporito sconto sdraio
secolo selvatico settimanale sommelier sorella spiaggia stadio stagionale stagionato stagione stampa stazione stella
storico studenti succoso supplemento teatro tenero terrazza tetto titolare tradizionale tradizione università valle
vegano vegetale vegetariano vicini vigna vincitore vista votato whatsapp wifi zia zio marito genitori madre padre
mamma papà metro tram autobus treno vigne valido valida esclusivo parcheggiare`;
