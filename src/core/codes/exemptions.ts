import { namedCodes } from './code-list.ts'

/**
 * Reasons for charging no VAT (code list VATEX of the European Commission): articles of directive 2006/112/EC, and of the
 * French tax code. The names are our own short forms.
 */
export const exemptionNames = namedCodes(`
  VATEX-EU-132-1A Postal services
  VATEX-EU-132-1B Hospital and medical care
  VATEX-EU-132-1C Medical care by doctors and therapists
  VATEX-EU-132-1E Dental technicians
  VATEX-EU-132-1G Welfare and social security
  VATEX-EU-132-1H Protection of children and young persons
  VATEX-EU-132-1I Education and vocational training
  VATEX-EU-132-1J Private tuition
  VATEX-EU-132-1M Sport and physical education
  VATEX-EU-132-1N Cultural services
  VATEX-EU-132-1D Human organs, blood and milk
  VATEX-EU-132-1F Cost-sharing groups
  VATEX-EU-132-1K Staff of religious or philosophical institutions
  VATEX-EU-132-1L Subscriptions of non-profit organisations
  VATEX-EU-132-1O Fund-raising events
  VATEX-EU-132-1P Transport of sick or injured persons
  VATEX-EU-132-1Q Public radio and television
  VATEX-EU-132 Activities in the public interest (article 132)
  VATEX-EU-135-1 Insurance, finance, rent and land (article 135)
  VATEX-EU-AE Reverse charge
  VATEX-EU-IC Supply within the EU
  VATEX-EU-G Export outside the EU
  VATEX-EU-O Outside the scope of VAT
  VATEX-EU-D Margin scheme: travel agencies
  VATEX-EU-F Margin scheme: second-hand goods
  VATEX-EU-I Margin scheme: works of art
  VATEX-EU-J Margin scheme: collectors’ items and antiques
  VATEX-EU-309 Travel services outside the EU (article 309)
  VATEX-EU-79-C Repayment of expenses paid for the customer (article 79)
  VATEX-EU-143 Importation (article 143)
  VATEX-EU-143-1A Importation of goods that are exempt everywhere in the country
  VATEX-EU-143-1B Importation under the directives on travellers and small consignments
  VATEX-EU-143-1C Importation from a third territory of the customs union
  VATEX-EU-143-1D Importation followed by a supply to another member state
  VATEX-EU-143-1E Reimportation in the same state
  VATEX-EU-143-1F Importation under diplomatic arrangements
  VATEX-EU-143-1FA Importation by institutions of the EU
  VATEX-EU-143-1G Importation by international bodies
  VATEX-EU-143-1H Importation by armed forces of NATO
  VATEX-EU-143-1I Importation by British forces in Cyprus
  VATEX-EU-143-1J Importation of catches by sea fishing
  VATEX-EU-143-1K Importation of gold by central banks
  VATEX-EU-143-1L Importation of gas, electricity, heat or cold through networks
  VATEX-EU-144 Services that are part of an import value (article 144)
  VATEX-EU-146-1E Services of export and transit (article 146)
  VATEX-EU-148 Ships and aircraft (article 148)
  VATEX-EU-148-A Supplies to ships on the high seas
  VATEX-EU-148-B Supplies to warships
  VATEX-EU-148-C Supply, repair and hire of ships
  VATEX-EU-148-D Other services for ships
  VATEX-EU-148-E Supplies to aircraft of airlines
  VATEX-EU-148-F Supply, repair and hire of aircraft
  VATEX-EU-148-G Other services for aircraft
  VATEX-EU-151 Diplomats, international bodies and armed forces (article 151)
  VATEX-EU-151-1A Diplomatic and consular arrangements
  VATEX-EU-151-1AA Institutions of the EU
  VATEX-EU-151-1B International bodies
  VATEX-EU-151-1C Armed forces of NATO in a member state
  VATEX-EU-151-1D Armed forces of NATO in another member state
  VATEX-EU-151-1E British forces in Cyprus
  VATEX-EU-153 Intermediaries (article 153)
  VATEX-EU-159 Goods in customs warehouses (article 159)
  VATEX-FR-FRANCHISE France: small business, no VAT (franchise en base)
  VATEX-FR-CNWVAT France: credit note without VAT
  VATEX-FR-AE France: reverse charge
  VATEX-FR-298SEXDECIESA France: reverse charge, article 298 sexdecies A
  VATEX-FR-CGI261-1 France: article 261, 1
  VATEX-FR-CGI261-2 France: article 261, 2
  VATEX-FR-CGI261-3 France: article 261, 3
  VATEX-FR-CGI261-4 France: article 261, 4
  VATEX-FR-CGI261-5 France: article 261, 5
  VATEX-FR-CGI261-7 France: article 261, 7
  VATEX-FR-CGI261-8 France: article 261, 8
  VATEX-FR-CGI261A France: article 261 A
  VATEX-FR-CGI261B France: article 261 B
  VATEX-FR-CGI261C-1 France: article 261 C, 1
  VATEX-FR-CGI261C-2 France: article 261 C, 2
  VATEX-FR-CGI261C-3 France: article 261 C, 3
  VATEX-FR-CGI261D-1 France: article 261 D, 1
  VATEX-FR-CGI261D-1BIS France: article 261 D, 1 bis
  VATEX-FR-CGI261D-2 France: article 261 D, 2
  VATEX-FR-CGI261D-3 France: article 261 D, 3
  VATEX-FR-CGI261D-4 France: article 261 D, 4
  VATEX-FR-CGI261E-1 France: article 261 E, 1
  VATEX-FR-CGI261E-2 France: article 261 E, 2
  VATEX-FR-CGI275 France: article 275
  VATEX-FR-CGI277A France: article 277 A
  VATEX-FR-CGI295 France: article 295
`)
