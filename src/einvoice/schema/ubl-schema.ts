/*!
 * Order, cardinality and value types of UBL 2.1 Invoice and CreditNote, from the XML Schemas of OASIS.
 *
 * Copyright (c) OASIS Open 2013. All Rights Reserved.
 *
 * This document and translations of it may be copied and furnished to others, and derivative works that
 * comment on or otherwise explain it or assist in its implementation may be prepared, copied, published and
 * distributed, in whole or in part, without restriction of any kind, provided that the above copyright notice
 * and this paragraph are included on all such copies and derivative works. However, this document itself may
 * not be modified in any way, such as by removing the copyright notice or references to OASIS, except as
 * needed for the purpose of developing OASIS specifications, in which case the procedures for copyrights
 * defined in the OASIS Intellectual Property Rights document must be followed, or as required to translate
 * it into languages other than English.
 *
 * The limited permissions granted above are perpetual and will not be revoked by OASIS or its successors or
 * assigns.
 *
 * This document and the information contained herein is provided on an "AS IS" basis and OASIS DISCLAIMS ALL
 * WARRANTIES, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO ANY WARRANTY THAT THE USE OF THE INFORMATION
 * HEREIN WILL NOT INFRINGE ANY RIGHTS OR ANY IMPLIED WARRANTIES OF MERCHANTABILITY OR FITNESS FOR A PARTICULAR
 * PURPOSE.
 *
 * Written by scripts/einvoice-schema.mjs.
 */
import type { SchemaText } from './schema.ts'

export const ublSchema: SchemaText = {
  roots: `
invoice:Invoice Invoice
creditnote:CreditNote CreditNote
`,
  types: `
Address > cbc:ID? cbc:AddressTypeCode? cbc:AddressFormatCode? cbc:Postbox? cbc:Floor? cbc:Room? cbc:StreetName? cbc:AdditionalStreetName? cbc:BlockName? cbc:BuildingName? cbc:BuildingNumber? cbc:InhouseMail? cbc:Department? cbc:MarkAttention? cbc:MarkCare? cbc:PlotIdentification? cbc:CitySubdivisionName? cbc:CityName? cbc:PostalZone? cbc:CountrySubentity? cbc:CountrySubentityCode? cbc:Region? cbc:District? cbc:TimezoneOffset? cac:AddressLine* cac:Country? cac:LocationCoordinate*
AddressLine > cbc:Line
AirTransport > cbc:AircraftID
AllowanceCharge > cbc:ID? cbc:ChargeIndicator cbc:AllowanceChargeReasonCode? cbc:AllowanceChargeReason* cbc:MultiplierFactorNumeric? cbc:PrepaidIndicator? cbc:SequenceNumeric? cbc:Amount cbc:BaseAmount? cbc:AccountingCostCode? cbc:AccountingCost? cbc:PerUnitAmount? cac:TaxCategory* cac:TaxTotal? cac:PaymentMeans*
Attachment > cbc:EmbeddedDocumentBinaryObject? cac:ExternalReference?
BillingReference > cac:InvoiceDocumentReference? cac:SelfBilledInvoiceDocumentReference? cac:CreditNoteDocumentReference? cac:SelfBilledCreditNoteDocumentReference? cac:DebitNoteDocumentReference? cac:ReminderDocumentReference? cac:AdditionalDocumentReference? cac:BillingReferenceLine*
BillingReferenceLine > cbc:ID cbc:Amount? cac:AllowanceCharge*
Branch > cbc:ID? cbc:Name? cac:FinancialInstitution? cac:Address?
CardAccount > cbc:PrimaryAccountNumberID cbc:NetworkID cbc:CardTypeCode? cbc:ValidityStartDate? cbc:ExpiryDate? cbc:IssuerID? cbc:IssueNumberID? cbc:CV2ID? cbc:CardChipCode? cbc:ChipApplicationID? cbc:HolderName?
Certificate > cbc:ID cbc:CertificateTypeCode cbc:CertificateType cbc:Remarks* cac:IssuerParty cac:DocumentReference* cac:Signature*
Clause > cbc:ID? cbc:Content*
CommodityClassification > cbc:NatureCode? cbc:CargoTypeCode? cbc:CommodityCode? cbc:ItemClassificationCode?
Communication > cbc:ChannelCode? cbc:Channel? cbc:Value?
Condition > cbc:AttributeID cbc:Measure? cbc:Description* cbc:MinimumMeasure? cbc:MaximumMeasure?
Consignment > cbc:ID cbc:CarrierAssignedID? cbc:ConsigneeAssignedID? cbc:ConsignorAssignedID? cbc:FreightForwarderAssignedID? cbc:BrokerAssignedID? cbc:ContractedCarrierAssignedID? cbc:PerformingCarrierAssignedID? cbc:SummaryDescription* cbc:TotalInvoiceAmount? cbc:DeclaredCustomsValueAmount? cbc:TariffDescription* cbc:TariffCode? cbc:InsurancePremiumAmount? cbc:GrossWeightMeasure? cbc:NetWeightMeasure? cbc:NetNetWeightMeasure? cbc:ChargeableWeightMeasure? cbc:GrossVolumeMeasure? cbc:NetVolumeMeasure? cbc:LoadingLengthMeasure? cbc:Remarks* cbc:HazardousRiskIndicator? cbc:AnimalFoodIndicator? cbc:HumanFoodIndicator? cbc:LivestockIndicator? cbc:BulkCargoIndicator? cbc:ContainerizedIndicator? cbc:GeneralCargoIndicator? cbc:SpecialSecurityIndicator? cbc:ThirdPartyPayerIndicator? cbc:CarrierServiceInstructions* cbc:CustomsClearanceServiceInstructions* cbc:ForwarderServiceInstructions* cbc:SpecialServiceInstructions* cbc:SequenceID? cbc:ShippingPriorityLevelCode? cbc:HandlingCode? cbc:HandlingInstructions* cbc:Information* cbc:TotalGoodsItemQuantity? cbc:TotalTransportHandlingUnitQuantity? cbc:InsuranceValueAmount? cbc:DeclaredForCarriageValueAmount? cbc:DeclaredStatisticsValueAmount? cbc:FreeOnBoardValueAmount? cbc:SpecialInstructions* cbc:SplitConsignmentIndicator? cbc:DeliveryInstructions* cbc:ConsignmentQuantity? cbc:ConsolidatableIndicator? cbc:HaulageInstructions* cbc:LoadingSequenceID? cbc:ChildConsignmentQuantity? cbc:TotalPackagesQuantity? cac:ConsolidatedShipment* cac:CustomsDeclaration* cac:RequestedPickupTransportEvent? cac:RequestedDeliveryTransportEvent? cac:PlannedPickupTransportEvent? cac:PlannedDeliveryTransportEvent? cac:Status* cac:ChildConsignment* cac:ConsigneeParty? cac:ExporterParty? cac:ConsignorParty? cac:ImporterParty? cac:CarrierParty? cac:FreightForwarderParty? cac:NotifyParty? cac:OriginalDespatchParty? cac:FinalDeliveryParty? cac:PerformingCarrierParty? cac:SubstituteCarrierParty? cac:LogisticsOperatorParty? cac:TransportAdvisorParty? cac:HazardousItemNotificationParty? cac:InsuranceParty? cac:MortgageHolderParty? cac:BillOfLadingHolderParty? cac:OriginalDepartureCountry? cac:FinalDestinationCountry? cac:TransitCountry* cac:TransportContract? cac:TransportEvent* cac:OriginalDespatchTransportationService? cac:FinalDeliveryTransportationService? cac:DeliveryTerms? cac:PaymentTerms? cac:CollectPaymentTerms? cac:DisbursementPaymentTerms? cac:PrepaidPaymentTerms? cac:FreightAllowanceCharge* cac:ExtraAllowanceCharge* cac:MainCarriageShipmentStage* cac:PreCarriageShipmentStage* cac:OnCarriageShipmentStage* cac:TransportHandlingUnit* cac:FirstArrivalPortLocation? cac:LastExitPortLocation?
Contact > cbc:ID? cbc:Name? cbc:Telephone? cbc:Telefax? cbc:ElectronicMail? cbc:Note* cac:OtherCommunication*
Contract > cbc:ID? cbc:IssueDate? cbc:IssueTime? cbc:NominationDate? cbc:NominationTime? cbc:ContractTypeCode? cbc:ContractType? cbc:Note* cbc:VersionID? cbc:Description* cac:ValidityPeriod? cac:ContractDocumentReference* cac:NominationPeriod? cac:ContractualDelivery?
CopyIndicator = boolean
CorporateRegistrationScheme > cbc:ID? cbc:Name? cbc:CorporateRegistrationTypeCode? cac:JurisdictionRegionAddress*
CorporateStockAmount = decimal currencyCodeListVersionID:normalizedString currencyID!:normalizedString
Country > cbc:IdentificationCode? cbc:Name?
CreditAccount > cbc:AccountID
CreditNote > ext:UBLExtensions? cbc:UBLVersionID? cbc:CustomizationID? cbc:ProfileID? cbc:ProfileExecutionID? cbc:ID cbc:CopyIndicator? cbc:UUID? cbc:IssueDate cbc:IssueTime? cbc:TaxPointDate? cbc:CreditNoteTypeCode? cbc:Note* cbc:DocumentCurrencyCode? cbc:TaxCurrencyCode? cbc:PricingCurrencyCode? cbc:PaymentCurrencyCode? cbc:PaymentAlternativeCurrencyCode? cbc:AccountingCostCode? cbc:AccountingCost? cbc:LineCountNumeric? cbc:BuyerReference? cac:InvoicePeriod* cac:DiscrepancyResponse* cac:OrderReference? cac:BillingReference* cac:DespatchDocumentReference* cac:ReceiptDocumentReference* cac:ContractDocumentReference* cac:AdditionalDocumentReference* cac:StatementDocumentReference* cac:OriginatorDocumentReference* cac:Signature* cac:AccountingSupplierParty cac:AccountingCustomerParty cac:PayeeParty? cac:BuyerCustomerParty? cac:SellerSupplierParty? cac:TaxRepresentativeParty? cac:Delivery* cac:DeliveryTerms* cac:PaymentMeans* cac:PaymentTerms* cac:TaxExchangeRate? cac:PricingExchangeRate? cac:PaymentExchangeRate? cac:PaymentAlternativeExchangeRate? cac:AllowanceCharge* cac:TaxTotal* cac:LegalMonetaryTotal cac:CreditNoteLine+
CreditNoteLine > cbc:ID cbc:UUID? cbc:Note* cbc:CreditedQuantity? cbc:LineExtensionAmount? cbc:TaxPointDate? cbc:AccountingCostCode? cbc:AccountingCost? cbc:PaymentPurposeCode? cbc:FreeOfChargeIndicator? cac:InvoicePeriod* cac:OrderLineReference* cac:DiscrepancyResponse* cac:DespatchLineReference* cac:ReceiptLineReference* cac:BillingReference* cac:DocumentReference* cac:PricingReference? cac:OriginatorParty? cac:Delivery* cac:PaymentTerms* cac:TaxTotal* cac:AllowanceCharge* cac:Item? cac:Price? cac:DeliveryTerms* cac:SubCreditNoteLine* cac:ItemPriceExtension?
CustomerParty > cbc:CustomerAssignedAccountID? cbc:SupplierAssignedAccountID? cbc:AdditionalAccountID* cac:Party? cac:DeliveryContact? cac:AccountingContact? cac:BuyerContact?
CustomsDeclaration > cbc:ID cac:IssuerParty?
Delivery > cbc:ID? cbc:Quantity? cbc:MinimumQuantity? cbc:MaximumQuantity? cbc:ActualDeliveryDate? cbc:ActualDeliveryTime? cbc:LatestDeliveryDate? cbc:LatestDeliveryTime? cbc:ReleaseID? cbc:TrackingID? cac:DeliveryAddress? cac:DeliveryLocation? cac:AlternativeDeliveryLocation? cac:RequestedDeliveryPeriod? cac:PromisedDeliveryPeriod? cac:EstimatedDeliveryPeriod? cac:CarrierParty? cac:DeliveryParty? cac:NotifyParty* cac:Despatch? cac:DeliveryTerms* cac:MinimumDeliveryUnit? cac:MaximumDeliveryUnit? cac:Shipment?
DeliveryTerms > cbc:ID? cbc:SpecialTerms* cbc:LossRiskResponsibilityCode? cbc:LossRisk* cbc:Amount? cac:DeliveryLocation? cac:AllowanceCharge?
DeliveryUnit > cbc:BatchQuantity cbc:ConsumerUnitQuantity? cbc:HazardousRiskIndicator?
DependentPriceReference > cbc:Percent? cac:LocationAddress? cac:DependentLineReference?
Despatch > cbc:ID? cbc:RequestedDespatchDate? cbc:RequestedDespatchTime? cbc:EstimatedDespatchDate? cbc:EstimatedDespatchTime? cbc:ActualDespatchDate? cbc:ActualDespatchTime? cbc:GuaranteedDespatchDate? cbc:GuaranteedDespatchTime? cbc:ReleaseID? cbc:Instructions* cac:DespatchAddress? cac:DespatchLocation? cac:DespatchParty? cac:CarrierParty? cac:NotifyParty* cac:Contact? cac:EstimatedDespatchPeriod? cac:RequestedDespatchPeriod?
DespatchLine > cbc:ID cbc:UUID? cbc:Note* cbc:LineStatusCode? cbc:DeliveredQuantity? cbc:BackorderQuantity? cbc:BackorderReason* cbc:OutstandingQuantity? cbc:OutstandingReason* cbc:OversupplyQuantity? cac:OrderLineReference+ cac:DocumentReference* cac:Item cac:Shipment*
Dimension > cbc:AttributeID cbc:Measure? cbc:Description* cbc:MinimumMeasure? cbc:MaximumMeasure?
DocumentReference > cbc:ID cbc:CopyIndicator? cbc:UUID? cbc:IssueDate? cbc:IssueTime? cbc:DocumentTypeCode? cbc:DocumentType? cbc:XPath* cbc:LanguageID? cbc:LocaleCode? cbc:VersionID? cbc:DocumentStatusCode? cbc:DocumentDescription* cac:Attachment? cac:ValidityPeriod? cac:IssuerParty? cac:ResultOfVerification?
DurationMeasure = decimal unitCode!:normalizedString unitCodeListVersionID:normalizedString
EmbeddedDocumentBinaryObject = base64Binary characterSetCode:normalizedString encodingCode:normalizedString filename:string format:string mimeCode!:normalizedString uri:anyURI
EmissionCalculationMethod > cbc:CalculationMethodCode? cbc:FullnessIndicationCode? cac:MeasurementFromLocation? cac:MeasurementToLocation?
EnvironmentalEmission > cbc:EnvironmentalEmissionTypeCode cbc:ValueMeasure cbc:Description* cac:EmissionCalculationMethod*
ExchangeRate > cbc:SourceCurrencyCode cbc:SourceCurrencyBaseRate? cbc:TargetCurrencyCode cbc:TargetCurrencyBaseRate? cbc:ExchangeMarketID? cbc:CalculationRate? cbc:MathematicOperatorCode? cbc:Date? cac:ForeignExchangeContract?
ExtensionContent > *
ExtensionReasonCode = normalizedString languageID:language listAgencyID:normalizedString listAgencyName:string listID:normalizedString listName:string listSchemeURI:anyURI listURI:anyURI listVersionID:normalizedString name:string
ExternalReference > cbc:URI? cbc:DocumentHash? cbc:HashAlgorithmMethod? cbc:ExpiryDate? cbc:ExpiryTime? cbc:MimeCode? cbc:FormatCode? cbc:EncodingCode? cbc:CharacterSetCode? cbc:FileName? cbc:Description*
FinancialAccount > cbc:ID? cbc:Name? cbc:AliasName? cbc:AccountTypeCode? cbc:AccountFormatCode? cbc:CurrencyCode? cbc:PaymentNote* cac:FinancialInstitutionBranch? cac:Country?
FinancialInstitution > cbc:ID? cbc:Name? cac:Address?
GoodsItem > cbc:ID? cbc:SequenceNumberID? cbc:Description* cbc:HazardousRiskIndicator? cbc:DeclaredCustomsValueAmount? cbc:DeclaredForCarriageValueAmount? cbc:DeclaredStatisticsValueAmount? cbc:FreeOnBoardValueAmount? cbc:InsuranceValueAmount? cbc:ValueAmount? cbc:GrossWeightMeasure? cbc:NetWeightMeasure? cbc:NetNetWeightMeasure? cbc:ChargeableWeightMeasure? cbc:GrossVolumeMeasure? cbc:NetVolumeMeasure? cbc:Quantity? cbc:PreferenceCriterionCode? cbc:RequiredCustomsID? cbc:CustomsStatusCode? cbc:CustomsTariffQuantity? cbc:CustomsImportClassifiedIndicator? cbc:ChargeableQuantity? cbc:ReturnableQuantity? cbc:TraceID? cac:Item* cac:GoodsItemContainer* cac:FreightAllowanceCharge* cac:InvoiceLine* cac:Temperature* cac:ContainedGoodsItem* cac:OriginAddress? cac:Delivery? cac:Pickup? cac:Despatch? cac:MeasurementDimension* cac:ContainingPackage* cac:ShipmentDocumentReference? cac:MinimumTemperature? cac:MaximumTemperature?
GoodsItemContainer > cbc:ID cbc:Quantity? cac:TransportEquipment*
HazardousGoodsTransit > cbc:TransportEmergencyCardCode? cbc:PackingCriteriaCode? cbc:HazardousRegulationCode? cbc:InhalationToxicityZoneCode? cbc:TransportAuthorizationCode? cac:MaximumTemperature? cac:MinimumTemperature?
HazardousItem > cbc:ID? cbc:PlacardNotation? cbc:PlacardEndorsement? cbc:AdditionalInformation* cbc:UNDGCode? cbc:EmergencyProceduresCode? cbc:MedicalFirstAidGuideCode? cbc:TechnicalName? cbc:CategoryName? cbc:HazardousCategoryCode? cbc:UpperOrangeHazardPlacardID? cbc:LowerOrangeHazardPlacardID? cbc:MarkingID? cbc:HazardClassID? cbc:NetWeightMeasure? cbc:NetVolumeMeasure? cbc:Quantity? cac:ContactParty? cac:SecondaryHazard* cac:HazardousGoodsTransit* cac:EmergencyTemperature? cac:FlashpointTemperature? cac:AdditionalTemperature*
ID = normalizedString schemeAgencyID:normalizedString schemeAgencyName:string schemeDataURI:anyURI schemeID:normalizedString schemeName:string schemeURI:anyURI schemeVersionID:normalizedString
Invoice > ext:UBLExtensions? cbc:UBLVersionID? cbc:CustomizationID? cbc:ProfileID? cbc:ProfileExecutionID? cbc:ID cbc:CopyIndicator? cbc:UUID? cbc:IssueDate cbc:IssueTime? cbc:DueDate? cbc:InvoiceTypeCode? cbc:Note* cbc:TaxPointDate? cbc:DocumentCurrencyCode? cbc:TaxCurrencyCode? cbc:PricingCurrencyCode? cbc:PaymentCurrencyCode? cbc:PaymentAlternativeCurrencyCode? cbc:AccountingCostCode? cbc:AccountingCost? cbc:LineCountNumeric? cbc:BuyerReference? cac:InvoicePeriod* cac:OrderReference? cac:BillingReference* cac:DespatchDocumentReference* cac:ReceiptDocumentReference* cac:StatementDocumentReference* cac:OriginatorDocumentReference* cac:ContractDocumentReference* cac:AdditionalDocumentReference* cac:ProjectReference* cac:Signature* cac:AccountingSupplierParty cac:AccountingCustomerParty cac:PayeeParty? cac:BuyerCustomerParty? cac:SellerSupplierParty? cac:TaxRepresentativeParty? cac:Delivery* cac:DeliveryTerms? cac:PaymentMeans* cac:PaymentTerms* cac:PrepaidPayment* cac:AllowanceCharge* cac:TaxExchangeRate? cac:PricingExchangeRate? cac:PaymentExchangeRate? cac:PaymentAlternativeExchangeRate? cac:TaxTotal* cac:WithholdingTaxTotal* cac:LegalMonetaryTotal cac:InvoiceLine+
InvoiceLine > cbc:ID cbc:UUID? cbc:Note* cbc:InvoicedQuantity? cbc:LineExtensionAmount cbc:TaxPointDate? cbc:AccountingCostCode? cbc:AccountingCost? cbc:PaymentPurposeCode? cbc:FreeOfChargeIndicator? cac:InvoicePeriod* cac:OrderLineReference* cac:DespatchLineReference* cac:ReceiptLineReference* cac:BillingReference* cac:DocumentReference* cac:PricingReference? cac:OriginatorParty? cac:Delivery* cac:PaymentTerms* cac:AllowanceCharge* cac:TaxTotal* cac:WithholdingTaxTotal* cac:Item cac:Price? cac:DeliveryTerms? cac:SubInvoiceLine* cac:ItemPriceExtension?
IssueDate = date
IssueTime = time
Item > cbc:Description* cbc:PackQuantity? cbc:PackSizeNumeric? cbc:CatalogueIndicator? cbc:Name? cbc:HazardousRiskIndicator? cbc:AdditionalInformation* cbc:Keyword* cbc:BrandName* cbc:ModelName* cac:BuyersItemIdentification? cac:SellersItemIdentification? cac:ManufacturersItemIdentification* cac:StandardItemIdentification? cac:CatalogueItemIdentification? cac:AdditionalItemIdentification* cac:CatalogueDocumentReference? cac:ItemSpecificationDocumentReference* cac:OriginCountry? cac:CommodityClassification* cac:TransactionConditions* cac:HazardousItem* cac:ClassifiedTaxCategory* cac:AdditionalItemProperty* cac:ManufacturerParty* cac:InformationContentProviderParty? cac:OriginAddress* cac:ItemInstance* cac:Certificate* cac:Dimension*
ItemIdentification > cbc:ID cbc:ExtendedID? cbc:BarcodeSymbologyID? cac:PhysicalAttribute* cac:MeasurementDimension* cac:IssuerParty?
ItemInstance > cbc:ProductTraceID? cbc:ManufactureDate? cbc:ManufactureTime? cbc:BestBeforeDate? cbc:RegistrationID? cbc:SerialID? cac:AdditionalItemProperty* cac:LotIdentification?
ItemLocationQuantity > cbc:LeadTimeMeasure? cbc:MinimumQuantity? cbc:MaximumQuantity? cbc:HazardousRiskIndicator? cbc:TradingRestrictions* cac:ApplicableTerritoryAddress* cac:Price? cac:DeliveryUnit* cac:ApplicableTaxCategory* cac:Package? cac:AllowanceCharge* cac:DependentPriceReference?
ItemProperty > cbc:ID? cbc:Name cbc:NameCode? cbc:TestMethod? cbc:Value? cbc:ValueQuantity? cbc:ValueQualifier* cbc:ImportanceCode? cbc:ListValue* cac:UsabilityPeriod? cac:ItemPropertyGroup* cac:RangeDimension? cac:ItemPropertyRange?
ItemPropertyGroup > cbc:ID cbc:Name? cbc:ImportanceCode?
ItemPropertyRange > cbc:MinimumValue? cbc:MaximumValue?
Language > cbc:ID? cbc:Name? cbc:LocaleCode?
LineCountNumeric = decimal format:string
LineReference > cbc:LineID cbc:UUID? cbc:LineStatusCode? cac:DocumentReference?
Location > cbc:ID? cbc:Description* cbc:Conditions* cbc:CountrySubentity? cbc:CountrySubentityCode? cbc:LocationTypeCode? cbc:InformationURI? cbc:Name? cac:ValidityPeriod* cac:Address? cac:SubsidiaryLocation* cac:LocationCoordinate*
LocationCoordinate > cbc:CoordinateSystemCode? cbc:LatitudeDegreesMeasure? cbc:LatitudeMinutesMeasure? cbc:LatitudeDirectionCode? cbc:LongitudeDegreesMeasure? cbc:LongitudeMinutesMeasure? cbc:LongitudeDirectionCode? cbc:AltitudeMeasure?
LotIdentification > cbc:LotNumberID? cbc:ExpiryDate? cac:AdditionalItemProperty*
MaritimeTransport > cbc:VesselID? cbc:VesselName? cbc:RadioCallSignID? cbc:ShipsRequirements* cbc:GrossTonnageMeasure? cbc:NetTonnageMeasure? cac:RegistryCertificateDocumentReference? cac:RegistryPortLocation?
MonetaryTotal > cbc:LineExtensionAmount? cbc:TaxExclusiveAmount? cbc:TaxInclusiveAmount? cbc:AllowanceTotalAmount? cbc:ChargeTotalAmount? cbc:PrepaidAmount? cbc:PayableRoundingAmount? cbc:PayableAmount cbc:PayableAlternativeAmount?
Name = string languageID:language languageLocaleID:normalizedString
OrderLineReference > cbc:LineID cbc:SalesOrderLineID? cbc:UUID? cbc:LineStatusCode? cac:OrderReference?
OrderReference > cbc:ID cbc:SalesOrderID? cbc:CopyIndicator? cbc:UUID? cbc:IssueDate? cbc:IssueTime? cbc:CustomerReference? cbc:OrderTypeCode? cac:DocumentReference?
Package > cbc:ID? cbc:Quantity? cbc:ReturnableMaterialIndicator? cbc:PackageLevelCode? cbc:PackagingTypeCode? cbc:PackingMaterial* cbc:TraceID? cac:ContainedPackage* cac:ContainingTransportEquipment? cac:GoodsItem* cac:MeasurementDimension* cac:DeliveryUnit* cac:Delivery? cac:Pickup? cac:Despatch?
Party > cbc:MarkCareIndicator? cbc:MarkAttentionIndicator? cbc:WebsiteURI? cbc:LogoReferenceID? cbc:EndpointID? cbc:IndustryClassificationCode? cac:PartyIdentification* cac:PartyName* cac:Language? cac:PostalAddress? cac:PhysicalLocation? cac:PartyTaxScheme* cac:PartyLegalEntity* cac:Contact? cac:Person* cac:AgentParty? cac:ServiceProviderParty* cac:PowerOfAttorney* cac:FinancialAccount?
PartyIdentification > cbc:ID
PartyLegalEntity > cbc:RegistrationName? cbc:CompanyID? cbc:RegistrationDate? cbc:RegistrationExpirationDate? cbc:CompanyLegalFormCode? cbc:CompanyLegalForm? cbc:SoleProprietorshipIndicator? cbc:CompanyLiquidationStatusCode? cbc:CorporateStockAmount? cbc:FullyPaidSharesIndicator? cac:RegistrationAddress? cac:CorporateRegistrationScheme? cac:HeadOfficeParty? cac:ShareholderParty*
PartyName > cbc:Name
PartyTaxScheme > cbc:RegistrationName? cbc:CompanyID? cbc:TaxLevelCode? cbc:ExemptionReasonCode? cbc:ExemptionReason* cac:RegistrationAddress? cac:TaxScheme
Payment > cbc:ID? cbc:PaidAmount? cbc:ReceivedDate? cbc:PaidDate? cbc:PaidTime? cbc:InstructionID?
PaymentMandate > cbc:ID? cbc:MandateTypeCode? cbc:MaximumPaymentInstructionsNumeric? cbc:MaximumPaidAmount? cbc:SignatureID? cac:PayerParty? cac:PayerFinancialAccount? cac:ValidityPeriod? cac:PaymentReversalPeriod? cac:Clause*
PaymentMeans > cbc:ID? cbc:PaymentMeansCode cbc:PaymentDueDate? cbc:PaymentChannelCode? cbc:InstructionID? cbc:InstructionNote* cbc:PaymentID* cac:CardAccount? cac:PayerFinancialAccount? cac:PayeeFinancialAccount? cac:CreditAccount? cac:PaymentMandate? cac:TradeFinancing?
PaymentTerms > cbc:ID? cbc:PaymentMeansID* cbc:PrepaidPaymentReferenceID? cbc:Note* cbc:ReferenceEventCode? cbc:SettlementDiscountPercent? cbc:PenaltySurchargePercent? cbc:PaymentPercent? cbc:Amount? cbc:SettlementDiscountAmount? cbc:PenaltyAmount? cbc:PaymentTermsDetailsURI? cbc:PaymentDueDate? cbc:InstallmentDueDate? cbc:InvoicingPartyReference? cac:SettlementPeriod? cac:PenaltyPeriod? cac:ExchangeRate? cac:ValidityPeriod?
Period > cbc:StartDate? cbc:StartTime? cbc:EndDate? cbc:EndTime? cbc:DurationMeasure? cbc:DescriptionCode* cbc:Description*
Person > cbc:ID? cbc:FirstName? cbc:FamilyName? cbc:Title? cbc:MiddleName? cbc:OtherName? cbc:NameSuffix? cbc:JobTitle? cbc:NationalityID? cbc:GenderCode? cbc:BirthDate? cbc:BirthplaceName? cbc:OrganizationDepartment? cac:Contact? cac:FinancialAccount? cac:IdentityDocumentReference* cac:ResidenceAddress?
PhysicalAttribute > cbc:AttributeID cbc:PositionCode? cbc:DescriptionCode? cbc:Description*
Pickup > cbc:ID? cbc:ActualPickupDate? cbc:ActualPickupTime? cbc:EarliestPickupDate? cbc:EarliestPickupTime? cbc:LatestPickupDate? cbc:LatestPickupTime? cac:PickupLocation? cac:PickupParty?
PowerOfAttorney > cbc:ID? cbc:IssueDate? cbc:IssueTime? cbc:Description* cac:NotaryParty? cac:AgentParty cac:WitnessParty* cac:MandateDocumentReference*
Price > cbc:PriceAmount cbc:BaseQuantity? cbc:PriceChangeReason* cbc:PriceTypeCode? cbc:PriceType? cbc:OrderableUnitFactorRate? cac:ValidityPeriod* cac:PriceList? cac:AllowanceCharge* cac:PricingExchangeRate?
PriceExtension > cbc:Amount cac:TaxTotal*
PriceList > cbc:ID? cbc:StatusCode? cac:ValidityPeriod* cac:PreviousPriceList?
PricingReference > cac:OriginalItemLocationQuantity? cac:AlternativeConditionPrice*
ProjectReference > cbc:ID cbc:UUID? cbc:IssueDate? cac:WorkPhaseReference*
Quantity = decimal unitCode:normalizedString unitCodeListAgencyID:normalizedString unitCodeListAgencyName:string unitCodeListID:normalizedString
RailTransport > cbc:TrainID cbc:RailCarID?
ReceiptLine > cbc:ID cbc:UUID? cbc:Note* cbc:ReceivedQuantity? cbc:ShortQuantity? cbc:ShortageActionCode? cbc:RejectedQuantity? cbc:RejectReasonCode? cbc:RejectReason* cbc:RejectActionCode? cbc:QuantityDiscrepancyCode? cbc:OversupplyQuantity? cbc:ReceivedDate? cbc:TimingComplaintCode? cbc:TimingComplaint? cac:OrderLineReference? cac:DespatchLineReference* cac:DocumentReference* cac:Item* cac:Shipment*
Response > cbc:ReferenceID? cbc:ResponseCode? cbc:Description* cbc:EffectiveDate? cbc:EffectiveTime? cac:Status*
ResultOfVerification > cbc:ValidatorID? cbc:ValidationResultCode? cbc:ValidationDate? cbc:ValidationTime? cbc:ValidateProcess? cbc:ValidateTool? cbc:ValidateToolVersion? cac:SignatoryParty?
RoadTransport > cbc:LicensePlateID
SecondaryHazard > cbc:ID? cbc:PlacardNotation? cbc:PlacardEndorsement? cbc:EmergencyProceduresCode? cbc:Extension*
ServiceFrequency > cbc:WeekDayCode
ServiceProviderParty > cbc:ID? cbc:ServiceTypeCode? cbc:ServiceType* cac:Party cac:SellerContact?
ShareholderParty > cbc:PartecipationPercent? cac:Party?
Shipment > cbc:ID cbc:ShippingPriorityLevelCode? cbc:HandlingCode? cbc:HandlingInstructions* cbc:Information* cbc:GrossWeightMeasure? cbc:NetWeightMeasure? cbc:NetNetWeightMeasure? cbc:GrossVolumeMeasure? cbc:NetVolumeMeasure? cbc:TotalGoodsItemQuantity? cbc:TotalTransportHandlingUnitQuantity? cbc:InsuranceValueAmount? cbc:DeclaredCustomsValueAmount? cbc:DeclaredForCarriageValueAmount? cbc:DeclaredStatisticsValueAmount? cbc:FreeOnBoardValueAmount? cbc:SpecialInstructions* cbc:DeliveryInstructions* cbc:SplitConsignmentIndicator? cbc:ConsignmentQuantity? cac:Consignment* cac:GoodsItem* cac:ShipmentStage* cac:Delivery? cac:TransportHandlingUnit* cac:ReturnAddress? cac:OriginAddress? cac:FirstArrivalPortLocation? cac:LastExitPortLocation? cac:ExportCountry? cac:FreightAllowanceCharge*
ShipmentStage > cbc:ID? cbc:TransportModeCode? cbc:TransportMeansTypeCode? cbc:TransitDirectionCode? cbc:PreCarriageIndicator? cbc:OnCarriageIndicator? cbc:EstimatedDeliveryDate? cbc:EstimatedDeliveryTime? cbc:RequiredDeliveryDate? cbc:RequiredDeliveryTime? cbc:LoadingSequenceID? cbc:SuccessiveSequenceID? cbc:Instructions* cbc:DemurrageInstructions* cbc:CrewQuantity? cbc:PassengerQuantity? cac:TransitPeriod? cac:CarrierParty* cac:TransportMeans? cac:LoadingPortLocation? cac:UnloadingPortLocation? cac:TransshipPortLocation? cac:LoadingTransportEvent? cac:ExaminationTransportEvent? cac:AvailabilityTransportEvent? cac:ExportationTransportEvent? cac:DischargeTransportEvent? cac:WarehousingTransportEvent? cac:TakeoverTransportEvent? cac:OptionalTakeoverTransportEvent? cac:DropoffTransportEvent? cac:ActualPickupTransportEvent? cac:DeliveryTransportEvent? cac:ReceiptTransportEvent? cac:StorageTransportEvent? cac:AcceptanceTransportEvent? cac:TerminalOperatorParty? cac:CustomsAgentParty? cac:EstimatedTransitPeriod? cac:FreightAllowanceCharge* cac:FreightChargeLocation? cac:DetentionTransportEvent* cac:RequestedDepartureTransportEvent? cac:RequestedArrivalTransportEvent? cac:RequestedWaypointTransportEvent* cac:PlannedDepartureTransportEvent? cac:PlannedArrivalTransportEvent? cac:PlannedWaypointTransportEvent* cac:ActualDepartureTransportEvent? cac:ActualWaypointTransportEvent? cac:ActualArrivalTransportEvent? cac:TransportEvent* cac:EstimatedDepartureTransportEvent? cac:EstimatedArrivalTransportEvent? cac:PassengerPerson* cac:DriverPerson* cac:ReportingPerson? cac:CrewMemberPerson* cac:SecurityOfficerPerson? cac:MasterPerson? cac:ShipsSurgeonPerson?
Signature > cbc:ID cbc:Note* cbc:ValidationDate? cbc:ValidationTime? cbc:ValidatorID? cbc:CanonicalizationMethod? cbc:SignatureMethod? cac:SignatoryParty? cac:DigitalSignatureAttachment? cac:OriginalDocumentReference?
Status > cbc:ConditionCode? cbc:ReferenceDate? cbc:ReferenceTime? cbc:Description* cbc:StatusReasonCode? cbc:StatusReason* cbc:SequenceID? cbc:Text* cbc:IndicationIndicator? cbc:Percent? cbc:ReliabilityPercent? cac:Condition*
Stowage > cbc:LocationID? cbc:Location* cac:MeasurementDimension*
SupplierParty > cbc:CustomerAssignedAccountID? cbc:AdditionalAccountID* cbc:DataSendingCapability? cac:Party? cac:DespatchContact? cac:AccountingContact? cac:SellerContact?
TaxCategory > cbc:ID? cbc:Name? cbc:Percent? cbc:BaseUnitMeasure? cbc:PerUnitAmount? cbc:TaxExemptionReasonCode? cbc:TaxExemptionReason* cbc:TierRange? cbc:TierRatePercent? cac:TaxScheme
TaxScheme > cbc:ID? cbc:Name? cbc:TaxTypeCode? cbc:CurrencyCode? cac:JurisdictionRegionAddress*
TaxSubtotal > cbc:TaxableAmount? cbc:TaxAmount cbc:CalculationSequenceNumeric? cbc:TransactionCurrencyTaxAmount? cbc:Percent? cbc:BaseUnitMeasure? cbc:PerUnitAmount? cbc:TierRange? cbc:TierRatePercent? cac:TaxCategory
TaxTotal > cbc:TaxAmount cbc:RoundingAmount? cbc:TaxEvidenceIndicator? cbc:TaxIncludedIndicator? cac:TaxSubtotal*
Temperature > cbc:AttributeID cbc:Measure cbc:Description*
TradeFinancing > cbc:ID? cbc:FinancingInstrumentCode? cac:ContractDocumentReference? cac:DocumentReference* cac:FinancingParty cac:FinancingFinancialAccount? cac:Clause*
TradingTerms > cbc:Information* cbc:Reference? cac:ApplicableAddress?
TransactionConditions > cbc:ID? cbc:ActionCode? cbc:Description* cac:DocumentReference*
TransportEquipment > cbc:ID? cbc:ReferencedConsignmentID* cbc:TransportEquipmentTypeCode? cbc:ProviderTypeCode? cbc:OwnerTypeCode? cbc:SizeTypeCode? cbc:DispositionCode? cbc:FullnessIndicationCode? cbc:RefrigerationOnIndicator? cbc:Information* cbc:ReturnabilityIndicator? cbc:LegalStatusIndicator? cbc:AirFlowPercent? cbc:HumidityPercent? cbc:AnimalFoodApprovedIndicator? cbc:HumanFoodApprovedIndicator? cbc:DangerousGoodsApprovedIndicator? cbc:RefrigeratedIndicator? cbc:Characteristics? cbc:DamageRemarks* cbc:Description* cbc:SpecialTransportRequirements* cbc:GrossWeightMeasure? cbc:GrossVolumeMeasure? cbc:TareWeightMeasure? cbc:TrackingDeviceCode? cbc:PowerIndicator? cbc:TraceID? cac:MeasurementDimension* cac:TransportEquipmentSeal* cac:MinimumTemperature? cac:MaximumTemperature? cac:ProviderParty? cac:LoadingProofParty? cac:SupplierParty? cac:OwnerParty? cac:OperatingParty? cac:LoadingLocation? cac:UnloadingLocation? cac:StorageLocation? cac:PositioningTransportEvent* cac:QuarantineTransportEvent* cac:DeliveryTransportEvent* cac:PickupTransportEvent* cac:HandlingTransportEvent* cac:LoadingTransportEvent* cac:TransportEvent* cac:ApplicableTransportMeans? cac:HaulageTradingTerms* cac:HazardousGoodsTransit* cac:PackagedTransportHandlingUnit* cac:ServiceAllowanceCharge* cac:FreightAllowanceCharge* cac:AttachedTransportEquipment* cac:Delivery? cac:Pickup? cac:Despatch? cac:ShipmentDocumentReference* cac:ContainedInTransportEquipment* cac:Package* cac:GoodsItem*
TransportEquipmentSeal > cbc:ID cbc:SealIssuerTypeCode? cbc:Condition? cbc:SealStatusCode? cbc:SealingPartyType?
TransportEvent > cbc:IdentificationID? cbc:OccurrenceDate? cbc:OccurrenceTime? cbc:TransportEventTypeCode? cbc:Description* cbc:CompletionIndicator? cac:ReportedShipment? cac:CurrentStatus* cac:Contact* cac:Location? cac:Signature? cac:Period*
TransportHandlingUnit > cbc:ID? cbc:TransportHandlingUnitTypeCode? cbc:HandlingCode? cbc:HandlingInstructions* cbc:HazardousRiskIndicator? cbc:TotalGoodsItemQuantity? cbc:TotalPackageQuantity? cbc:DamageRemarks* cbc:ShippingMarks* cbc:TraceID? cac:HandlingUnitDespatchLine* cac:ActualPackage* cac:ReceivedHandlingUnitReceiptLine* cac:TransportEquipment* cac:TransportMeans* cac:HazardousGoodsTransit* cac:MeasurementDimension* cac:MinimumTemperature? cac:MaximumTemperature? cac:GoodsItem* cac:FloorSpaceMeasurementDimension? cac:PalletSpaceMeasurementDimension? cac:ShipmentDocumentReference* cac:Status* cac:CustomsDeclaration* cac:ReferencedShipment* cac:Package*
TransportMeans > cbc:JourneyID? cbc:RegistrationNationalityID? cbc:RegistrationNationality* cbc:DirectionCode? cbc:TransportMeansTypeCode? cbc:TradeServiceCode? cac:Stowage? cac:AirTransport? cac:RoadTransport? cac:RailTransport? cac:MaritimeTransport? cac:OwnerParty? cac:MeasurementDimension*
TransportationService > cbc:TransportServiceCode cbc:TariffClassCode? cbc:Priority? cbc:FreightRateClassCode? cbc:TransportationServiceDescription* cbc:TransportationServiceDetailsURI? cbc:NominationDate? cbc:NominationTime? cbc:Name? cbc:SequenceNumeric? cac:TransportEquipment* cac:SupportedTransportEquipment* cac:UnsupportedTransportEquipment* cac:CommodityClassification* cac:SupportedCommodityClassification* cac:UnsupportedCommodityClassification* cac:TotalCapacityDimension? cac:ShipmentStage* cac:TransportEvent* cac:ResponsibleTransportServiceProviderParty? cac:EnvironmentalEmission* cac:EstimatedDurationPeriod? cac:ScheduledServiceFrequency*
UBLExtension > cbc:ID? cbc:Name? ext:ExtensionAgencyID? ext:ExtensionAgencyName? ext:ExtensionVersionID? ext:ExtensionAgencyURI? ext:ExtensionURI? ext:ExtensionReasonCode? ext:ExtensionReason? ext:ExtensionContent
UBLExtensions > ext:UBLExtension+
WorkPhaseReference > cbc:ID? cbc:WorkPhaseCode? cbc:WorkPhase* cbc:ProgressPercent? cbc:StartDate? cbc:EndDate? cac:WorkOrderDocumentReference*
`,
  elements: `
Address cac:PostalAddress cac:Address cac:RegistrationAddress cac:JurisdictionRegionAddress cac:ResidenceAddress cac:DeliveryAddress cac:DespatchAddress cac:ReturnAddress cac:OriginAddress cac:ApplicableAddress cac:ApplicableTerritoryAddress cac:LocationAddress
AddressLine cac:AddressLine
AirTransport cac:AirTransport
AllowanceCharge cac:AllowanceCharge cac:FreightAllowanceCharge cac:ExtraAllowanceCharge cac:ServiceAllowanceCharge
Attachment cac:Attachment cac:DigitalSignatureAttachment
BillingReference cac:BillingReference
BillingReferenceLine cac:BillingReferenceLine
Branch cac:FinancialInstitutionBranch
CardAccount cac:CardAccount
Certificate cac:Certificate
Clause cac:Clause
CommodityClassification cac:CommodityClassification cac:SupportedCommodityClassification cac:UnsupportedCommodityClassification
Communication cac:OtherCommunication
Condition cac:Condition
Consignment cac:Consignment cac:ChildConsignment
Contact cac:Contact cac:SellerContact cac:DespatchContact cac:AccountingContact cac:DeliveryContact cac:BuyerContact
Contract cac:TransportContract cac:ForeignExchangeContract
CopyIndicator cbc:CopyIndicator cbc:MarkCareIndicator cbc:MarkAttentionIndicator cbc:SoleProprietorshipIndicator cbc:FullyPaidSharesIndicator cbc:ChargeIndicator cbc:PrepaidIndicator cbc:TaxEvidenceIndicator cbc:TaxIncludedIndicator cbc:HazardousRiskIndicator cbc:SplitConsignmentIndicator cbc:AnimalFoodIndicator cbc:HumanFoodIndicator cbc:LivestockIndicator cbc:BulkCargoIndicator cbc:ContainerizedIndicator cbc:GeneralCargoIndicator cbc:SpecialSecurityIndicator cbc:ThirdPartyPayerIndicator cbc:ConsolidatableIndicator cbc:CompletionIndicator cbc:IndicationIndicator cbc:RefrigerationOnIndicator cbc:ReturnabilityIndicator cbc:LegalStatusIndicator cbc:AnimalFoodApprovedIndicator cbc:HumanFoodApprovedIndicator cbc:DangerousGoodsApprovedIndicator cbc:RefrigeratedIndicator cbc:PowerIndicator cbc:CatalogueIndicator cbc:ReturnableMaterialIndicator cbc:CustomsImportClassifiedIndicator cbc:FreeOfChargeIndicator cbc:PreCarriageIndicator cbc:OnCarriageIndicator
CorporateRegistrationScheme cac:CorporateRegistrationScheme
CorporateStockAmount cbc:CorporateStockAmount cbc:Amount cbc:BaseAmount cbc:PerUnitAmount cbc:TaxAmount cbc:RoundingAmount cbc:TaxableAmount cbc:TransactionCurrencyTaxAmount cbc:MaximumPaidAmount cbc:InsuranceValueAmount cbc:DeclaredCustomsValueAmount cbc:DeclaredForCarriageValueAmount cbc:DeclaredStatisticsValueAmount cbc:FreeOnBoardValueAmount cbc:TotalInvoiceAmount cbc:InsurancePremiumAmount cbc:ValueAmount cbc:LineExtensionAmount cbc:PriceAmount cbc:SettlementDiscountAmount cbc:PenaltyAmount cbc:PaidAmount cbc:TaxExclusiveAmount cbc:TaxInclusiveAmount cbc:AllowanceTotalAmount cbc:ChargeTotalAmount cbc:PrepaidAmount cbc:PayableRoundingAmount cbc:PayableAmount cbc:PayableAlternativeAmount
Country cac:Country cac:ExportCountry cac:OriginalDepartureCountry cac:FinalDestinationCountry cac:TransitCountry cac:OriginCountry
CreditAccount cac:CreditAccount
CreditNoteLine cac:CreditNoteLine cac:SubCreditNoteLine
CustomerParty cac:AccountingCustomerParty cac:BuyerCustomerParty
CustomsDeclaration cac:CustomsDeclaration
Delivery cac:Delivery cac:ContractualDelivery
DeliveryTerms cac:DeliveryTerms
DeliveryUnit cac:MinimumDeliveryUnit cac:MaximumDeliveryUnit cac:DeliveryUnit
DependentPriceReference cac:DependentPriceReference
Despatch cac:Despatch
DespatchLine cac:HandlingUnitDespatchLine
Dimension cac:TotalCapacityDimension cac:MeasurementDimension cac:FloorSpaceMeasurementDimension cac:PalletSpaceMeasurementDimension cac:Dimension cac:RangeDimension
DocumentReference cac:DespatchDocumentReference cac:ReceiptDocumentReference cac:StatementDocumentReference cac:OriginatorDocumentReference cac:ContractDocumentReference cac:AdditionalDocumentReference cac:DocumentReference cac:IdentityDocumentReference cac:MandateDocumentReference cac:InvoiceDocumentReference cac:SelfBilledInvoiceDocumentReference cac:CreditNoteDocumentReference cac:SelfBilledCreditNoteDocumentReference cac:DebitNoteDocumentReference cac:ReminderDocumentReference cac:WorkOrderDocumentReference cac:OriginalDocumentReference cac:ShipmentDocumentReference cac:RegistryCertificateDocumentReference cac:CatalogueDocumentReference cac:ItemSpecificationDocumentReference
DurationMeasure cbc:DurationMeasure cbc:LatitudeDegreesMeasure cbc:LatitudeMinutesMeasure cbc:LongitudeDegreesMeasure cbc:LongitudeMinutesMeasure cbc:AltitudeMeasure cbc:BaseUnitMeasure cbc:GrossWeightMeasure cbc:NetWeightMeasure cbc:NetNetWeightMeasure cbc:GrossVolumeMeasure cbc:NetVolumeMeasure cbc:ChargeableWeightMeasure cbc:LoadingLengthMeasure cbc:Measure cbc:MinimumMeasure cbc:MaximumMeasure cbc:TareWeightMeasure cbc:GrossTonnageMeasure cbc:NetTonnageMeasure cbc:LeadTimeMeasure cbc:ValueMeasure
EmbeddedDocumentBinaryObject cbc:EmbeddedDocumentBinaryObject
EmissionCalculationMethod cac:EmissionCalculationMethod
EnvironmentalEmission cac:EnvironmentalEmission
ExchangeRate cac:TaxExchangeRate cac:PricingExchangeRate cac:PaymentExchangeRate cac:PaymentAlternativeExchangeRate cac:ExchangeRate
ExtensionContent ext:ExtensionContent
ExtensionReasonCode cbc:InvoiceTypeCode cbc:DocumentCurrencyCode cbc:TaxCurrencyCode cbc:PricingCurrencyCode cbc:PaymentCurrencyCode cbc:PaymentAlternativeCurrencyCode cbc:AccountingCostCode ext:ExtensionReasonCode cbc:DescriptionCode cbc:OrderTypeCode cbc:DocumentTypeCode cbc:LocaleCode cbc:DocumentStatusCode cbc:MimeCode cbc:FormatCode cbc:EncodingCode cbc:CharacterSetCode cbc:IndustryClassificationCode cbc:AddressTypeCode cbc:AddressFormatCode cbc:CountrySubentityCode cbc:IdentificationCode cbc:CoordinateSystemCode cbc:LatitudeDirectionCode cbc:LongitudeDirectionCode cbc:LocationTypeCode cbc:TaxLevelCode cbc:ExemptionReasonCode cbc:TaxTypeCode cbc:CurrencyCode cbc:CompanyLegalFormCode cbc:CompanyLiquidationStatusCode cbc:CorporateRegistrationTypeCode cbc:ChannelCode cbc:GenderCode cbc:AccountTypeCode cbc:AccountFormatCode cbc:ServiceTypeCode cbc:ValidationResultCode cbc:AllowanceChargeReasonCode cbc:TaxExemptionReasonCode cbc:PaymentMeansCode cbc:PaymentChannelCode cbc:CardTypeCode cbc:CardChipCode cbc:MandateTypeCode cbc:FinancingInstrumentCode cbc:WorkPhaseCode cbc:LossRiskResponsibilityCode cbc:ShippingPriorityLevelCode cbc:HandlingCode cbc:TariffCode cbc:TransportEventTypeCode cbc:ConditionCode cbc:StatusReasonCode cbc:ContractTypeCode cbc:TransportServiceCode cbc:TariffClassCode cbc:FreightRateClassCode cbc:TransportEquipmentTypeCode cbc:ProviderTypeCode cbc:OwnerTypeCode cbc:SizeTypeCode cbc:DispositionCode cbc:FullnessIndicationCode cbc:TrackingDeviceCode cbc:SealIssuerTypeCode cbc:SealStatusCode cbc:DirectionCode cbc:TransportMeansTypeCode cbc:TradeServiceCode cbc:TransportEmergencyCardCode cbc:PackingCriteriaCode cbc:HazardousRegulationCode cbc:InhalationToxicityZoneCode cbc:TransportAuthorizationCode cbc:TransportHandlingUnitTypeCode cbc:LineStatusCode cbc:PositionCode cbc:NatureCode cbc:CargoTypeCode cbc:CommodityCode cbc:ItemClassificationCode cbc:ActionCode cbc:UNDGCode cbc:EmergencyProceduresCode cbc:MedicalFirstAidGuideCode cbc:HazardousCategoryCode cbc:NameCode cbc:ImportanceCode cbc:CertificateTypeCode cbc:PackageLevelCode cbc:PackagingTypeCode cbc:PreferenceCriterionCode cbc:CustomsStatusCode cbc:PaymentPurposeCode cbc:PriceTypeCode cbc:StatusCode cbc:SourceCurrencyCode cbc:TargetCurrencyCode cbc:MathematicOperatorCode cbc:ReferenceEventCode cbc:ShortageActionCode cbc:RejectReasonCode cbc:RejectActionCode cbc:QuantityDiscrepancyCode cbc:TimingComplaintCode cbc:TransportModeCode cbc:TransitDirectionCode cbc:EnvironmentalEmissionTypeCode cbc:CalculationMethodCode cbc:WeekDayCode cbc:CreditNoteTypeCode cbc:ResponseCode
ExternalReference cac:ExternalReference
FinancialAccount cac:FinancialAccount cac:PayerFinancialAccount cac:PayeeFinancialAccount cac:FinancingFinancialAccount
FinancialInstitution cac:FinancialInstitution
GoodsItem cac:GoodsItem cac:ContainedGoodsItem
GoodsItemContainer cac:GoodsItemContainer
HazardousGoodsTransit cac:HazardousGoodsTransit
HazardousItem cac:HazardousItem
ID cbc:UBLVersionID cbc:CustomizationID cbc:ProfileID cbc:ProfileExecutionID cbc:ID cbc:UUID ext:ExtensionAgencyID ext:ExtensionVersionID ext:ExtensionAgencyURI ext:ExtensionURI cbc:SalesOrderID cbc:LanguageID cbc:VersionID cbc:URI cbc:WebsiteURI cbc:LogoReferenceID cbc:EndpointID cbc:InformationURI cbc:CompanyID cbc:NationalityID cbc:ValidatorID cbc:InstructionID cbc:PaymentID cbc:PrimaryAccountNumberID cbc:NetworkID cbc:IssuerID cbc:IssueNumberID cbc:CV2ID cbc:ChipApplicationID cbc:AccountID cbc:SignatureID cbc:CustomerAssignedAccountID cbc:AdditionalAccountID cbc:SupplierAssignedAccountID cbc:ReleaseID cbc:TrackingID cbc:CarrierAssignedID cbc:ConsigneeAssignedID cbc:ConsignorAssignedID cbc:FreightForwarderAssignedID cbc:BrokerAssignedID cbc:ContractedCarrierAssignedID cbc:PerformingCarrierAssignedID cbc:SequenceID cbc:LoadingSequenceID cbc:IdentificationID cbc:AttributeID cbc:TransportationServiceDetailsURI cbc:ReferencedConsignmentID cbc:TraceID cbc:JourneyID cbc:RegistrationNationalityID cbc:LocationID cbc:AircraftID cbc:LicensePlateID cbc:TrainID cbc:RailCarID cbc:VesselID cbc:RadioCallSignID cbc:LineID cbc:SalesOrderLineID cbc:ExtendedID cbc:BarcodeSymbologyID cbc:UpperOrangeHazardPlacardID cbc:LowerOrangeHazardPlacardID cbc:MarkingID cbc:HazardClassID cbc:ProductTraceID cbc:RegistrationID cbc:SerialID cbc:LotNumberID cbc:SequenceNumberID cbc:RequiredCustomsID cbc:ExchangeMarketID cbc:PaymentMeansID cbc:PrepaidPaymentReferenceID cbc:PaymentTermsDetailsURI cbc:SuccessiveSequenceID cbc:ReferenceID
InvoiceLine cac:InvoiceLine cac:SubInvoiceLine
IssueDate cbc:IssueDate cbc:DueDate cbc:TaxPointDate cbc:StartDate cbc:EndDate cbc:ExpiryDate cbc:RegistrationDate cbc:RegistrationExpirationDate cbc:BirthDate cbc:ValidationDate cbc:PaymentDueDate cbc:ValidityStartDate cbc:ActualDeliveryDate cbc:LatestDeliveryDate cbc:RequestedDespatchDate cbc:EstimatedDespatchDate cbc:ActualDespatchDate cbc:GuaranteedDespatchDate cbc:OccurrenceDate cbc:ReferenceDate cbc:NominationDate cbc:ManufactureDate cbc:BestBeforeDate cbc:Date cbc:InstallmentDueDate cbc:ActualPickupDate cbc:EarliestPickupDate cbc:LatestPickupDate cbc:ReceivedDate cbc:EstimatedDeliveryDate cbc:RequiredDeliveryDate cbc:PaidDate cbc:EffectiveDate
IssueTime cbc:IssueTime cbc:StartTime cbc:EndTime cbc:ExpiryTime cbc:ValidationTime cbc:ActualDeliveryTime cbc:LatestDeliveryTime cbc:RequestedDespatchTime cbc:EstimatedDespatchTime cbc:ActualDespatchTime cbc:GuaranteedDespatchTime cbc:OccurrenceTime cbc:ReferenceTime cbc:NominationTime cbc:ManufactureTime cbc:ActualPickupTime cbc:EarliestPickupTime cbc:LatestPickupTime cbc:EstimatedDeliveryTime cbc:RequiredDeliveryTime cbc:PaidTime cbc:EffectiveTime
Item cac:Item
ItemIdentification cac:BuyersItemIdentification cac:SellersItemIdentification cac:ManufacturersItemIdentification cac:StandardItemIdentification cac:CatalogueItemIdentification cac:AdditionalItemIdentification
ItemInstance cac:ItemInstance
ItemLocationQuantity cac:OriginalItemLocationQuantity
ItemProperty cac:AdditionalItemProperty
ItemPropertyGroup cac:ItemPropertyGroup
ItemPropertyRange cac:ItemPropertyRange
Language cac:Language
LineCountNumeric cbc:LineCountNumeric cbc:PartecipationPercent cbc:MultiplierFactorNumeric cbc:SequenceNumeric cbc:Percent cbc:TierRatePercent cbc:CalculationSequenceNumeric cbc:MaximumPaymentInstructionsNumeric cbc:ProgressPercent cbc:ReliabilityPercent cbc:AirFlowPercent cbc:HumidityPercent cbc:PackSizeNumeric cbc:OrderableUnitFactorRate cbc:SourceCurrencyBaseRate cbc:TargetCurrencyBaseRate cbc:CalculationRate cbc:SettlementDiscountPercent cbc:PenaltySurchargePercent cbc:PaymentPercent
LineReference cac:DespatchLineReference cac:ReceiptLineReference cac:DependentLineReference
Location cac:PhysicalLocation cac:SubsidiaryLocation cac:DeliveryLocation cac:AlternativeDeliveryLocation cac:DespatchLocation cac:FirstArrivalPortLocation cac:LastExitPortLocation cac:Location cac:LoadingLocation cac:UnloadingLocation cac:StorageLocation cac:RegistryPortLocation cac:PickupLocation cac:LoadingPortLocation cac:UnloadingPortLocation cac:TransshipPortLocation cac:FreightChargeLocation cac:MeasurementFromLocation cac:MeasurementToLocation
LocationCoordinate cac:LocationCoordinate
LotIdentification cac:LotIdentification
MaritimeTransport cac:MaritimeTransport
MonetaryTotal cac:LegalMonetaryTotal
Name cbc:Note cbc:AccountingCost cbc:BuyerReference cbc:Name ext:ExtensionAgencyName ext:ExtensionReason cbc:Description cbc:CustomerReference cbc:DocumentType cbc:XPath cbc:DocumentDescription cbc:DocumentHash cbc:HashAlgorithmMethod cbc:FileName cbc:Postbox cbc:Floor cbc:Room cbc:StreetName cbc:AdditionalStreetName cbc:BlockName cbc:BuildingName cbc:BuildingNumber cbc:InhouseMail cbc:Department cbc:MarkAttention cbc:MarkCare cbc:PlotIdentification cbc:CitySubdivisionName cbc:CityName cbc:PostalZone cbc:CountrySubentity cbc:Region cbc:District cbc:TimezoneOffset cbc:Line cbc:Conditions cbc:RegistrationName cbc:ExemptionReason cbc:CompanyLegalForm cbc:Telephone cbc:Telefax cbc:ElectronicMail cbc:Channel cbc:Value cbc:FirstName cbc:FamilyName cbc:Title cbc:MiddleName cbc:OtherName cbc:NameSuffix cbc:JobTitle cbc:BirthplaceName cbc:OrganizationDepartment cbc:AliasName cbc:PaymentNote cbc:ServiceType cbc:ValidateProcess cbc:ValidateTool cbc:ValidateToolVersion cbc:AllowanceChargeReason cbc:TaxExemptionReason cbc:TierRange cbc:InstructionNote cbc:HolderName cbc:Content cbc:WorkPhase cbc:CanonicalizationMethod cbc:SignatureMethod cbc:DataSendingCapability cbc:Instructions cbc:SpecialTerms cbc:LossRisk cbc:HandlingInstructions cbc:Information cbc:SpecialInstructions cbc:DeliveryInstructions cbc:SummaryDescription cbc:TariffDescription cbc:Remarks cbc:CarrierServiceInstructions cbc:CustomsClearanceServiceInstructions cbc:ForwarderServiceInstructions cbc:SpecialServiceInstructions cbc:HaulageInstructions cbc:StatusReason cbc:Text cbc:ContractType cbc:Priority cbc:TransportationServiceDescription cbc:Characteristics cbc:DamageRemarks cbc:SpecialTransportRequirements cbc:Condition cbc:SealingPartyType cbc:RegistrationNationality cbc:Location cbc:VesselName cbc:ShipsRequirements cbc:Reference cbc:ShippingMarks cbc:BackorderReason cbc:OutstandingReason cbc:AdditionalInformation cbc:Keyword cbc:BrandName cbc:ModelName cbc:PlacardNotation cbc:PlacardEndorsement cbc:TechnicalName cbc:CategoryName cbc:Extension cbc:TestMethod cbc:ValueQualifier cbc:ListValue cbc:MinimumValue cbc:MaximumValue cbc:CertificateType cbc:PackingMaterial cbc:TradingRestrictions cbc:PriceChangeReason cbc:PriceType cbc:InvoicingPartyReference cbc:RejectReason cbc:TimingComplaint cbc:DemurrageInstructions
OrderLineReference cac:OrderLineReference
OrderReference cac:OrderReference
Package cac:Package cac:ActualPackage cac:ContainedPackage cac:ContainingPackage
Party cac:PayeeParty cac:TaxRepresentativeParty cac:IssuerParty cac:AgentParty cac:HeadOfficeParty cac:Party cac:NotaryParty cac:WitnessParty cac:SignatoryParty cac:PayerParty cac:FinancingParty cac:CarrierParty cac:DeliveryParty cac:NotifyParty cac:DespatchParty cac:ConsigneeParty cac:ExporterParty cac:ConsignorParty cac:ImporterParty cac:FreightForwarderParty cac:OriginalDespatchParty cac:FinalDeliveryParty cac:PerformingCarrierParty cac:SubstituteCarrierParty cac:LogisticsOperatorParty cac:TransportAdvisorParty cac:HazardousItemNotificationParty cac:InsuranceParty cac:MortgageHolderParty cac:BillOfLadingHolderParty cac:ResponsibleTransportServiceProviderParty cac:ProviderParty cac:LoadingProofParty cac:OwnerParty cac:OperatingParty cac:ManufacturerParty cac:InformationContentProviderParty cac:ContactParty cac:OriginatorParty cac:PickupParty cac:TerminalOperatorParty cac:CustomsAgentParty
PartyIdentification cac:PartyIdentification
PartyLegalEntity cac:PartyLegalEntity
PartyName cac:PartyName
PartyTaxScheme cac:PartyTaxScheme
Payment cac:PrepaidPayment
PaymentMandate cac:PaymentMandate
PaymentMeans cac:PaymentMeans
PaymentTerms cac:PaymentTerms cac:CollectPaymentTerms cac:DisbursementPaymentTerms cac:PrepaidPaymentTerms
Period cac:InvoicePeriod cac:ValidityPeriod cac:PaymentReversalPeriod cac:RequestedDeliveryPeriod cac:PromisedDeliveryPeriod cac:EstimatedDeliveryPeriod cac:EstimatedDespatchPeriod cac:RequestedDespatchPeriod cac:Period cac:NominationPeriod cac:EstimatedDurationPeriod cac:UsabilityPeriod cac:SettlementPeriod cac:PenaltyPeriod cac:TransitPeriod cac:EstimatedTransitPeriod
Person cac:Person cac:PassengerPerson cac:DriverPerson cac:ReportingPerson cac:CrewMemberPerson cac:SecurityOfficerPerson cac:MasterPerson cac:ShipsSurgeonPerson
PhysicalAttribute cac:PhysicalAttribute
Pickup cac:Pickup
PowerOfAttorney cac:PowerOfAttorney
Price cac:Price cac:AlternativeConditionPrice
PriceExtension cac:ItemPriceExtension
PriceList cac:PriceList cac:PreviousPriceList
PricingReference cac:PricingReference
ProjectReference cac:ProjectReference
Quantity cbc:Quantity cbc:MinimumQuantity cbc:MaximumQuantity cbc:BatchQuantity cbc:ConsumerUnitQuantity cbc:TotalGoodsItemQuantity cbc:TotalTransportHandlingUnitQuantity cbc:ConsignmentQuantity cbc:ChildConsignmentQuantity cbc:TotalPackagesQuantity cbc:TotalPackageQuantity cbc:DeliveredQuantity cbc:BackorderQuantity cbc:OutstandingQuantity cbc:OversupplyQuantity cbc:PackQuantity cbc:ValueQuantity cbc:CustomsTariffQuantity cbc:ChargeableQuantity cbc:ReturnableQuantity cbc:InvoicedQuantity cbc:BaseQuantity cbc:ReceivedQuantity cbc:ShortQuantity cbc:RejectedQuantity cbc:CrewQuantity cbc:PassengerQuantity cbc:CreditedQuantity
RailTransport cac:RailTransport
ReceiptLine cac:ReceivedHandlingUnitReceiptLine
Response cac:DiscrepancyResponse
ResultOfVerification cac:ResultOfVerification
RoadTransport cac:RoadTransport
SecondaryHazard cac:SecondaryHazard
ServiceFrequency cac:ScheduledServiceFrequency
ServiceProviderParty cac:ServiceProviderParty
ShareholderParty cac:ShareholderParty
Shipment cac:Shipment cac:ConsolidatedShipment cac:ReportedShipment cac:ReferencedShipment
ShipmentStage cac:ShipmentStage cac:MainCarriageShipmentStage cac:PreCarriageShipmentStage cac:OnCarriageShipmentStage
Signature cac:Signature
Status cac:Status cac:CurrentStatus
Stowage cac:Stowage
SupplierParty cac:AccountingSupplierParty cac:SellerSupplierParty cac:SupplierParty
TaxCategory cac:TaxCategory cac:ClassifiedTaxCategory cac:ApplicableTaxCategory
TaxScheme cac:TaxScheme
TaxSubtotal cac:TaxSubtotal
TaxTotal cac:TaxTotal cac:WithholdingTaxTotal
Temperature cac:MinimumTemperature cac:MaximumTemperature cac:EmergencyTemperature cac:FlashpointTemperature cac:AdditionalTemperature cac:Temperature
TradeFinancing cac:TradeFinancing
TradingTerms cac:HaulageTradingTerms
TransactionConditions cac:TransactionConditions
TransportEquipment cac:TransportEquipment cac:SupportedTransportEquipment cac:UnsupportedTransportEquipment cac:AttachedTransportEquipment cac:ContainedInTransportEquipment cac:ContainingTransportEquipment
TransportEquipmentSeal cac:TransportEquipmentSeal
TransportEvent cac:RequestedPickupTransportEvent cac:RequestedDeliveryTransportEvent cac:PlannedPickupTransportEvent cac:PlannedDeliveryTransportEvent cac:TransportEvent cac:PositioningTransportEvent cac:QuarantineTransportEvent cac:DeliveryTransportEvent cac:PickupTransportEvent cac:HandlingTransportEvent cac:LoadingTransportEvent cac:ExaminationTransportEvent cac:AvailabilityTransportEvent cac:ExportationTransportEvent cac:DischargeTransportEvent cac:WarehousingTransportEvent cac:TakeoverTransportEvent cac:OptionalTakeoverTransportEvent cac:DropoffTransportEvent cac:ActualPickupTransportEvent cac:ReceiptTransportEvent cac:StorageTransportEvent cac:AcceptanceTransportEvent cac:DetentionTransportEvent cac:RequestedDepartureTransportEvent cac:RequestedArrivalTransportEvent cac:RequestedWaypointTransportEvent cac:PlannedDepartureTransportEvent cac:PlannedArrivalTransportEvent cac:PlannedWaypointTransportEvent cac:ActualDepartureTransportEvent cac:ActualWaypointTransportEvent cac:ActualArrivalTransportEvent cac:EstimatedDepartureTransportEvent cac:EstimatedArrivalTransportEvent
TransportHandlingUnit cac:TransportHandlingUnit cac:PackagedTransportHandlingUnit
TransportMeans cac:ApplicableTransportMeans cac:TransportMeans
TransportationService cac:OriginalDespatchTransportationService cac:FinalDeliveryTransportationService
UBLExtension ext:UBLExtension
UBLExtensions ext:UBLExtensions
WorkPhaseReference cac:WorkPhaseReference
`,
}
