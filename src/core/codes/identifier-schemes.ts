import { readCodes } from './code-list.ts'

/**
 * Kinds of electronic addresses (code list EAS of the European Commission), most of which are registers of ISO 6523
 * (ICD) too, the most frequent first: code, country (ISO 3166-1 alpha-2, or EU), kind, of which
 * languages have a text, and a proper name.
 */
export const addressKinds = readCodes(
  `
  EM - email
  0088 - - GLN (GS1)
  0204 DE - Leitweg-ID
  9930 DE vat
  0208 BE business
  0225 FR address SIREN
  0009 FR - SIRET
  0002 FR - SIREN
  9957 FR vat
  0106 NL business KvK
  9944 NL vat
  0190 NL authority OIN
  0184 DK business CVR
  0096 DK establishment P
  0198 DK vat SE
  0192 NO business
  0007 SE business
  0203 SE network eDelivery
  0216 FI - OVT
  0212 FI business
  0037 FI - LY
  0213 FI vat
  0215 FI network
  0196 IS - kennitala
  9914 AT vat
  9915 AT authority
  9919 AT business
  0211 IT vat partita IVA
  0210 IT tax codice fiscale
  0201 IT authority iPA
  0202 IT email PEC
  0205 IT address Codice Destinatario
  0097 IT - Ediforum
  0135 IT - SIA
  0142 IT - SECETI
  9920 ES tax NIF
  9946 PT vat
  9945 PL vat
  0240 LU business
  9938 LU vat
  9925 BE vat
  0193 BE - UBL.BE
  9935 IE vat
  9932 GB vat
  0183 CH business UID
  9927 CH vat
  9936 LI vat
  0154 CZ business IČO
  9929 CZ vat
  0158 SK business IČO
  0245 SK tax DIČ
  9950 SK vat
  9910 HU vat
  9949 SI vat
  9934 HR vat
  9947 RO vat
  9926 BG vat
  9933 GR vat
  9928 CY vat
  9943 MT vat
  0191 EE business
  9931 EE vat
  0218 LV business
  0219 LV tax
  0220 LV person
  9939 LV vat
  0200 LT business
  9937 LT vat
  0246 DE business
  9922 AD vat
  9923 AL vat
  9924 BA vat
  9940 MC vat
  9941 ME vat
  9942 MK vat
  9948 RS vat
  9951 SM vat
  9952 TR vat
  9953 VA vat
  9959 US tax EIN
  0151 AU business ABN
  0188 JP business
  0221 JP issuer
  0147 JP business Standard Company Code
  0170 JP business Teikoku
  0195 SG - UEN
  0230 MY network
  0235 AE tax
  0244 NG tax
  0060 - - D-U-N-S
  0199 - - LEI
  0209 - - GS1
  0130 EU authority
  0177 - - Odette
  0194 - - KOIOS
  0217 NL establishment
  0242 - - Peppol SPIS
  9913 - - Business Registers Network
  9918 - - SWIFT
  AQ - - X.400
  AS - - AS2
  AU - - FTP
  AN - - OFTP
`,
  (code, country = '', kind = '', ...proper) => ({
    code,
    country,
    kind,
    proper: proper.join(' '),
  }),
)

/** Registers of businesses (ISO 6523); the list has more, which can be typed. */
export const registers = addressKinds.filter(({ code }) => /^0/.test(code))
