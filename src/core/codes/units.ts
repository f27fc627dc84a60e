import { namedCodes } from './code-list.ts'

/**
 * Units that small businesses use (UN/ECE Recommendation 20; those that begin with X are packages of Recommendation
 * 21). The lists have some 2,100 more, whose codes can be typed.
 */
export const unitNames = namedCodes(`
  C62 One (unit)
  H87 Piece
  HUR Hour
  DAY Day
  LS Lump sum
  E48 Service unit
  WEE Week
  MON Month
  ANN Year
  MIN Minute
  SEC Second
  QAN Quarter of a year
  KGM Kilogram
  GRM Gram
  MGM Milligram
  TNE Tonne
  LTR Litre
  MLT Millilitre
  CLT Centilitre
  HLT Hectolitre
  MTR Metre
  CMT Centimetre
  MMT Millimetre
  KMT Kilometre
  MTK Square metre
  CMK Square centimetre
  KMK Square kilometre
  MTQ Cubic metre
  CMQ Cubic centimetre
  DMQ Cubic decimetre
  LM Linear metre
  KWH Kilowatt hour
  MWH Megawatt hour
  WHR Watt hour
  KWT Kilowatt
  WTT Watt
  JOU Joule
  KJO Kilojoule
  GJ Gigajoule
  AMP Ampere
  VLT Volt
  BAR Bar
  CEL Degree Celsius
  P1 Percent
  SET Set
  PR Pair
  DZN Dozen
  GRO Gross (144)
  CEN Hundred
  MIL Thousand
  XPK Package
  XPA Packet
  XBX Box (package)
  XCT Carton (package)
  XBG Bag
  XBO Bottle
  XCR Crate
  XCA Can
  XPX Pallet
  XRO Roll
  XTU Tube
  XSA Sack
  XDR Drum
  XCS Case
  XPC Parcel
  XEN Envelope
  XBE Bundle
  XBH Bunch
  XST Sheet (package)
  NAR Number of articles
  IE Person
  ACT Activity
  C3 Call
  E49 Working day
  E53 Test
  E54 Trip
  E51 Job
  5B Batch
  AB Bulk pack
  ZP Page
  D68 Number of words
  2P Kilobyte
  4L Megabyte
  E34 Gigabyte
  E35 Terabyte
  E38 Megapixel
  INH Inch
  FOT Foot
  YRD Yard
  SMI Mile
  INK Square inch
  FTK Square foot
  YDK Square yard
  FTQ Cubic foot
  ACR Acre
  LBR Pound
  ONZ Ounce
  GLI Gallon (UK)
  GLL Gallon (US)
  PTI Pint (UK)
  STN Ton (US)
  LTN Ton (UK)
  RM Ream
  KT Kit
  BLL Barrel (US)
  CTM Carat
  TKM Tonne kilometre
  NL Load
  NF Message
  ZZ Mutually defined
`)
