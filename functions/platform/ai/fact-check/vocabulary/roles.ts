/** What people of a house do, folded; who does one of a row does not do another one; en, es, fr, it, de. */
export const ROLES: readonly RegExp[] = [
  'chefs?|head chef|cooks?|koch|kochin|kuchenchefin|kuchenchef|cocinera|cocinero|cuisiniere?|cheffe|cuoc[oa]|chef de cocina|capocuoc[oa]',
  'owners?|co-?owners?|proprietors?|founders?|co-?founders?|landlad(?:y|ies)|landlords?|inhaber(?:in)?|besitzer(?:in)?|wirt(?:in)?|grunder(?:in)?|duen[oa]s?|propietari[oa]|fundador[ae]?|patronn?e?|proprietaire|fondat(?:eur|rice)|titolare|proprietari[oa]|fondat(?:ore|rice)',
  'bakers?|pastry chef|backer(?:in)?|konditor(?:in)?|panader[oa]|pasteler[oa]|boulangere?|patissiere?|fornai[oa]|pasticc(?:ere|era|iera|iere)',
  'bartenders?|barkeeper(?:in)?|baristas?|sommeliere?|barmann|barman|camarer[oa]',
  'roasters?|brewers?|rost(?:er|meister)(?:in)?|braumeister(?:in)?|maestr[oa] cervecer[oa]|brasseur|birraio',
].map((words) => new RegExp(`(?<![a-z-])(?:${words})(?![a-z])`));
