import { namedCodes } from './code-list.ts'

/**
 * Kinds of electronic addresses (code list EAS of the European Commission), most of which are registers of ISO 6523
 * (ICD) too. The names are our own short forms of the official ones.
 */
export const addressKinds = namedCodes(`
  EM E-mail address
  0088 GLN (GS1 location number)
  0204 Germany: Leitweg-ID
  9930 Germany: VAT number
  0208 Belgium: enterprise number
  0225 France: electronic address (SIREN)
  0009 France: SIRET
  0002 France: SIREN
  9957 France: VAT number
  0106 Netherlands: Chamber of Commerce number (KvK)
  9944 Netherlands: VAT number
  0190 Netherlands: government organisation (OIN)
  0184 Denmark: CVR number
  0096 Denmark: P number
  0198 Denmark: VAT number (SE)
  0192 Norway: organisation number
  0007 Sweden: organisation number
  0203 Sweden: eDelivery network participant
  0216 Finland: OVT code
  0212 Finland: organisation identifier
  0037 Finland: LY code
  0213 Finland: VAT number
  0215 Finland: net service ID
  0196 Iceland: kennitala
  9914 Austria: VAT number
  9915 Austria: government organisation
  9919 Austria: business register number
  0211 Italy: VAT number (partita IVA)
  0210 Italy: tax code (codice fiscale)
  0201 Italy: government office code (iPA)
  0202 Italy: certified e-mail (PEC)
  0205 Italy: recipient code (Codice Destinatario)
  0097 Italy: Ediforum identifier
  0135 Italy: SIA identifier
  0142 Italy: SECETI identifier
  9920 Spain: tax number (NIF)
  9946 Portugal: VAT number
  9945 Poland: VAT number
  0240 Luxembourg: register of legal persons
  9938 Luxembourg: VAT number
  9925 Belgium: VAT number
  0193 Belgium: UBL.BE identifier
  9935 Ireland: VAT number
  9932 United Kingdom: VAT number
  0183 Switzerland: UID number
  9927 Switzerland: VAT number
  9936 Liechtenstein: VAT number
  0154 Czech Republic: business number (IČO)
  9929 Czech Republic: VAT number
  0158 Slovakia: business number (IČO)
  0245 Slovakia: tax number (DIČ)
  9950 Slovakia: VAT number
  9910 Hungary: VAT number
  9949 Slovenia: VAT number
  9934 Croatia: VAT number
  9947 Romania: VAT number
  9926 Bulgaria: VAT number
  9933 Greece: VAT number
  9928 Cyprus: VAT number
  9943 Malta: VAT number
  0191 Estonia: register code
  9931 Estonia: VAT number
  0218 Latvia: registration number
  0219 Latvia: taxpayer code
  0220 Latvia: register of natural persons
  9939 Latvia: VAT number
  0200 Lithuania: legal entity code
  9937 Lithuania: VAT number
  0246 Germany: business identification number
  9922 Andorra: VAT number
  9923 Albania: VAT number
  9924 Bosnia and Herzegovina: VAT number
  9940 Monaco: VAT number
  9941 Montenegro: VAT number
  9942 North Macedonia: VAT number
  9948 Serbia: VAT number
  9951 San Marino: VAT number
  9952 Türkiye: VAT number
  9953 Holy See: VAT number
  9959 United States: employer number (EIN)
  0151 Australia: business number (ABN)
  0188 Japan: corporate number
  0221 Japan: registered invoice issuer
  0147 Japan: standard company code
  0170 Japan: Teikoku company code
  0195 Singapore: UEN
  0230 Malaysia: e-invoicing framework
  0235 United Arab Emirates: tax number
  0244 Nigeria: tax number
  0060 D-U-N-S number
  0199 Legal entity identifier (LEI)
  0209 GS1 identification key
  0130 European Commission: directorate
  0177 Odette identifier
  0194 KOIOS technical dictionary
  0217 Netherlands: establishment number
  0242 Peppol: service provider
  9913 Business Registers Network
  9918 SWIFT: bank identifier
  AQ X.400 address
  AS AS2 exchange
  AU File transfer (FTP)
  AN File transfer (OFTP)
`)

/** Registers of businesses (ISO 6523); the list has more, which can be typed. */
export const registers = addressKinds.filter(({ code }) => /^0/.test(code))
