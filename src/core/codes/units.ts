import { readCodes } from './code-list.ts'

/**
 * Units that small businesses use (UN/ECE Recommendation 20; those that begin with X are packages of
 * Recommendation 21), with the unit of `Intl.NumberFormat` where it has one. The lists have some 2,100 more, whose codes
 * can be typed.
 */
export const units = readCodes(
  `
  C62
  H87
  HUR hour
  DAY day
  LS
  E48
  WEE week
  MON month
  ANN year
  MIN minute
  SEC second
  QAN
  KGM kilogram
  GRM gram
  MGM
  TNE
  LTR liter
  MLT milliliter
  CLT
  HLT
  MTR meter
  CMT centimeter
  MMT millimeter
  KMT kilometer
  MTK
  CMK
  KMK
  MTQ
  CMQ
  DMQ
  LM
  KWH
  MWH
  WHR
  KWT
  WTT
  JOU
  KJO
  GJ
  AMP
  VLT
  BAR
  CEL celsius
  P1 percent
  SET
  PR
  DZN
  GRO
  CEN
  MIL
  XPK
  XPA
  XBX
  XCT
  XBG
  XBO
  XCR
  XCA
  XPX
  XRO
  XTU
  XSA
  XDR
  XCS
  XPC
  XEN
  XBE
  XBH
  XST
  NAR
  IE
  ACT
  C3
  E49
  E53
  E54
  E51
  5B
  AB
  ZP
  D68
  2P kilobyte
  4L megabyte
  E34 gigabyte
  E35 terabyte
  E38
  INH inch
  FOT foot
  YRD yard
  SMI mile
  INK
  FTK
  YDK
  FTQ
  ACR acre
  LBR pound
  ONZ ounce
  GLI
  GLL
  PTI
  STN
  LTN
  RM
  KT
  BLL
  CTM
  TKM
  NL
  NF
  ZZ
`,
  (code, intl = '') => ({ code, intl }),
)
