/*!
 * Order, cardinality and value types of CII D16B, from the XML Schemas of UN/CEFACT.
 *
 * Copyright (C) UN/CEFACT (2016). All Rights Reserved.
 *
 * This document and translations of it may be copied and furnished to others, and derivative works that
 * comment on or otherwise explain it or assist in its implementation may be prepared, copied, published and
 * distributed, in whole or in part, without restriction of any kind, provided that the above copyright notice
 * and this paragraph are included on all such copies and derivative works. However, this document itself may
 * not be modified in any way, such as by removing the copyright notice or references to UN/CEFACT, except as
 * needed for the purpose of developing UN/CEFACT specifications, in which case the procedures for copyrights
 * defined in the UN/CEFACT Intellectual Property Rights document must be followed, or as required to translate
 * it into languages other than English.
 *
 * The limited permissions granted above are perpetual and will not be revoked by UN/CEFACT or its successors or
 * assigns.
 *
 * This document and the information contained herein is provided on an "AS IS" basis and UN/CEFACT DISCLAIMS ALL
 * WARRANTIES, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO ANY WARRANTY THAT THE USE OF THE INFORMATION
 * HEREIN WILL NOT INFRINGE ANY RIGHTS OR ANY IMPLIED WARRANTIES OF MERCHANTABILITY OR FITNESS FOR A PARTICULAR
 * PURPOSE.
 *
 * Written by scripts/einvoice-schema.mjs.
 */
import type { SchemaText } from './schema.ts'

export const ciiSchema: SchemaText = {
  roots: `
rsm:CrossIndustryInvoice CrossIndustryInvoice
`,
  types: `
AccountingAccountTypeCode = token listAgencyID:token=210 listID:token=AccountingE501 listURI:anyURI listVersionID:token
AccountingAmountTypeCode = token listAgencyID:token=210 listID:token=AccountingE601 listURI:anyURI listVersionID:token
AccountingDocumentCode = token listAgencyID:token=6 listID:token=1001_Accounting listURI:anyURI listVersionID:token
AdjustmentReasonCode = token listAgencyID:token=6 listID:token=4465 listVersionID:token
AdvancePayment > ram:PaidAmount ram:FormattedReceivedDateTime? ram:IncludedTradeTax*
AllowanceChargeIdentificationCode = token listAgencyID:token=6 listID:token=5189_AllowanceChargeID listURI:anyURI listVersionID:token
AllowanceChargeReasonCode = token listAgencyID:token=6 listID:token=4465_AllowanceChargeReasonCode listURI:anyURI listVersionID:token
Amount = decimal currencyCodeListVersionID:token currencyID:token
AppliedAllowanceCharge > ram:ActualAmount? ram:Description? ram:ReasonCode? ram:CalculationPercent? ram:BasisAmount? ram:ChargeIndicator ram:CategoryAppliedTax?
AppliedTax > ram:CalculatedAmount? ram:TypeCode? ram:CalculatedRate? ram:BasisAmount? ram:TaxPointDate?
AutomaticDataCaptureMethodCode = token listAgencyID:token=6 listID:token=7233_AutomaticDataCaptureMethodCode listURI:anyURI listVersionID:token
AvailablePeriod > ram:StartDateTime? ram:EndDateTime? ram:Description?
BasicWorkItem > ram:ID ram:ReferenceID? ram:PrimaryClassificationCode* ram:AlternativeClassificationCode* ram:TypeCode* ram:Comment* ram:TotalQuantity? ram:TotalQuantityClassificationCode? ram:IndexValue? ram:StatusCode* ram:ReferenceFileBinaryObject* ram:Index? ram:RequestedActionCode* ram:PriceListItemID? ram:ContractualLanguageCode? ram:ActualWorkItemComplexDescription* ram:TotalQuantityWorkItemQuantityAnalysis* ram:UnitCalculatedPrice* ram:TotalCalculatedPrice* ram:SubordinateBasicWorkItem* ram:ChangedRecordedStatus* ram:ItemBasicWorkItem* ram:ReferencedSpecifiedBinaryFile*
BinaryObject = base64Binary characterSetCode:token encodingCode:token filename:string format:string mimeCode:token uri:anyURI
BranchFinancialInstitution > ram:ID? ram:Name? ram:LocationFinancialInstitutionAddress?
CalculatedPrice > ram:TypeCode* ram:ChargeAmount* ram:RelatedAppliedAllowanceCharge*
CargoCategoryCode = token listAgencyID:token=6 listID:token=Recommendation%2021-Annex%20I listVersionID:token name:string
CargoCommodityCategoryCode = token listAgencyID:token=6 listID:token=7357 listVersionID:token name:string
CargoOperationalCategoryCode = token listAgencyID:token=6 listID:token=7085b listVersionID:token name:string
ChargePayingPartyRoleCode = token listAgencyID:token=6 listID:token=3035_Charge%20Paying listVersionID:token name:string
Code = token languageID:token listAgencyID:token listAgencyName:string listID:token listName:string listSchemeURI:anyURI listURI:anyURI listVersionID:token name:string
CommunicationChannelCode = token listAgencyID:token=6 listID:token=3155_CommunicationChannelCode listURI:anyURI listVersionID:token
ContactPerson > ram:GivenName? ram:MiddleName? ram:FamilyName?
ContactTypeCode = token listAgencyID:token=6 listID:token=3139_ContactTypeCode listURI:anyURI listVersionID:token
CountryID = token schemeAgencyID:token schemeID:token schemeVersionID:token=second%20edition%202006
CreditorFinancialAccount > ram:IBANID? ram:AccountName? ram:ProprietaryID?
CreditorFinancialInstitution > ram:BICID? ram:CHIPSUniversalID? ram:NewZealandNCCID? ram:IrishNSCID? ram:UKSortCodeID? ram:CHIPSParticipantID? ram:SwissBCID? ram:FedwireRoutingNumberID? ram:PortugueseNCCID? ram:RussianCentralBankID? ram:ItalianDomesticID? ram:AustrianBankleitzahlID? ram:CanadianPaymentsAssociationID? ram:SICID? ram:GermanBankleitzahlID? ram:SpanishDomesticInterbankingID? ram:SouthAfricanNCCID? ram:HongKongBankID? ram:AustralianBSBID? ram:IndianFinancialSystemID? ram:HellenicBankID? ram:PolishNationalClearingID? ram:Name? ram:ClearingSystemName? ram:JapanFinancialInstitutionCommonID? ram:LocationFinancialInstitutionAddress? ram:SubDivisionBranchFinancialInstitution?
CrossIndustryInvoice > rsm:ExchangedDocumentContext rsm:ExchangedDocument rsm:SupplyChainTradeTransaction rsm:ValuationBreakdownStatement?
CurrencyCode = token listAgencyID:token=5 listID:token=ISO%204217%203A listURI:anyURI listVersionID:token
Date | udt:DateString udt:Date
DateTime | udt:DateTimeString udt:DateTime
DebtorFinancialAccount > ram:IBANID? ram:AccountName? ram:ProprietaryID?
DebtorFinancialInstitution > ram:BICID? ram:ClearingSystemName? ram:CHIPSUniversalID? ram:NewZealandNCCID? ram:IrishNSCID? ram:UKSortCodeID? ram:CHIPSParticipantID? ram:SwissBCID? ram:FedwireRoutingNumberID? ram:PortugueseNCCID? ram:RussianCentralBankID? ram:ItalianDomesticID? ram:AustrianBankleitzahlID? ram:CanadianPaymentsAssociationID? ram:SICID? ram:GermanBankleitzahlID? ram:SpanishDomesticInterbankingID? ram:SouthAfricanNCCID? ram:HongKongBankID? ram:AustralianBSBID? ram:IndianFinancialSystemID? ram:HellenicBankID? ram:PolishNationalClearingID? ram:Name? ram:JapanFinancialInstitutionCommonID? ram:LocationFinancialInstitutionAddress? ram:SubDivisionBranchFinancialInstitution?
DeliveryAdjustment > ram:ReasonCode?=AdjustmentReasonCode ram:Reason* ram:ActualAmount* ram:ActualQuantity? ram:ActualDateTime?
DeliveryTermsCode = token listAgencyID:token=6 listID:token=4053 listVersionID:token
DimensionTypeCode = token listAgencyID:token=6 listID:token=6145 listVersionID:token name:string
DisposalInstructions > ram:MaterialID? ram:RecyclingDescriptionCode* ram:Description* ram:RecyclingProcedure*
DocumentCode = token listAgencyID:token=6 listID:token=1001 listURI:anyURI listVersionID:token name:string
DocumentContextParameter > ram:ID? ram:Value? ram:SpecifiedDocumentVersion?
DocumentLineDocument > ram:LineID? ram:ParentLineID? ram:LineStatusCode? ram:LineStatusReasonCode? ram:IncludedNote*
DocumentStatusCode = token listAgencyID:token=6 listID:token=1373 listVersionID:token name:string
DocumentVersion > ram:ID? ram:Name? ram:IssueDateTime?
ExchangedDocument > ram:ID ram:Name* ram:TypeCode?=DocumentCode ram:IssueDateTime ram:CopyIndicator? ram:Purpose? ram:ControlRequirementIndicator? ram:LanguageID* ram:PurposeCode? ram:RevisionDateTime? ram:VersionID? ram:GlobalID? ram:RevisionID? ram:PreviousRevisionID? ram:CategoryCode? ram:IncludedNote* ram:EffectiveSpecifiedPeriod? ram:IssuerTradeParty?
ExchangedDocumentContext > ram:SpecifiedTransactionID? ram:TestIndicator? ram:BusinessProcessSpecifiedDocumentContextParameter* ram:BIMSpecifiedDocumentContextParameter* ram:ScenarioSpecifiedDocumentContextParameter* ram:ApplicationSpecifiedDocumentContextParameter* ram:GuidelineSpecifiedDocumentContextParameter* ram:SubsetSpecifiedDocumentContextParameter* ram:MessageStandardSpecifiedDocumentContextParameter?
FinancialAdjustment > ram:ReasonCode? ram:Reason* ram:ActualAmount* ram:ActualQuantity? ram:ActualDateTime? ram:ClaimRelatedTradeParty? ram:InvoiceReferenceReferencedDocument?
FinancialInstitutionAddress > ram:PostcodeCode? ram:BuildingNumber? ram:LineOne? ram:LineTwo? ram:LineThree? ram:LineFour? ram:LineFive? ram:StreetName? ram:CityName? ram:CountrySubDivisionID? ram:CountryID?=ID ram:TypeCode? ram:DepartmentName? ram:PostOfficeBox? ram:CityID? ram:CountrySubDivisionName? ram:CountryName?
FormattedDateTime > qdt:DateTimeString
FreightChargeTariffClassCode = token listAgencyID:token=6 listID:token=5243 listVersionID:token name:string
FreightChargeTypeID = token schemeAgencyID:token schemeID:token schemeVersionID:token
GeographicalCoordinate > ram:AltitudeMeasure? ram:LatitudeMeasure? ram:LongitudeMeasure? ram:SystemID?
GoodsTypeCode = token listAgencyID:token=6 listID:token=TDED%207357 listVersionID:token name:string
GoodsTypeExtensionCode = token listAgencyID:token=6 listID:token=TDED%207361 listVersionID:token name:string
GroupedWorkItem > ram:ID ram:PrimaryClassificationCode* ram:AlternativeClassificationCode* ram:TypeCode* ram:Comment* ram:TotalQuantity? ram:Index? ram:RequestedActionCode* ram:PriceListItemID? ram:ContractualLanguageCode? ram:TotalCalculatedPrice* ram:ItemGroupedWorkItem* ram:ItemBasicWorkItem* ram:ChangedRecordedStatus* ram:ActualWorkItemComplexDescription* ram:ReferencedSpecifiedBinaryFile*
HeaderTradeAgreement > ram:Reference* ram:BuyerReference? ram:SellerTradeParty? ram:BuyerTradeParty? ram:SalesAgentTradeParty? ram:BuyerRequisitionerTradeParty* ram:BuyerAssignedAccountantTradeParty? ram:SellerAssignedAccountantTradeParty? ram:BuyerTaxRepresentativeTradeParty? ram:SellerTaxRepresentativeTradeParty? ram:ProductEndUserTradeParty? ram:ApplicableTradeDeliveryTerms? ram:SellerOrderReferencedDocument? ram:BuyerOrderReferencedDocument? ram:QuotationReferencedDocument? ram:OrderResponseReferencedDocument? ram:ContractReferencedDocument? ram:DemandForecastReferencedDocument? ram:SupplyInstructionReferencedDocument? ram:PromotionalDealReferencedDocument? ram:PriceListReferencedDocument? ram:AdditionalReferencedDocument* ram:RequisitionerReferencedDocument* ram:BuyerAgentTradeParty? ram:PurchaseConditionsReferencedDocument* ram:SpecifiedProcuringProject? ram:UltimateCustomerOrderReferencedDocument*
HeaderTradeDelivery > ram:RelatedSupplyChainConsignment? ram:ShipToTradeParty? ram:UltimateShipToTradeParty? ram:ShipFromTradeParty? ram:ActualDespatchSupplyChainEvent? ram:ActualPickUpSupplyChainEvent? ram:ActualDeliverySupplyChainEvent? ram:ActualReceiptSupplyChainEvent? ram:AdditionalReferencedDocument* ram:DespatchAdviceReferencedDocument? ram:ReceivingAdviceReferencedDocument? ram:DeliveryNoteReferencedDocument? ram:ConsumptionReportReferencedDocument? ram:PreviousDeliverySupplyChainEvent* ram:PackingListReferencedDocument?
HeaderTradeSettlement > ram:DuePayableAmount* ram:CreditorReferenceTypeCode* ram:CreditorReferenceType* ram:CreditorReferenceIssuerID* ram:CreditorReferenceID? ram:PaymentReference* ram:TaxCurrencyCode? ram:InvoiceCurrencyCode? ram:PaymentCurrencyCode? ram:InvoiceIssuerReference? ram:InvoiceDateTime? ram:NextInvoiceDateTime* ram:CreditReasonCode? ram:CreditReason* ram:InvoicerTradeParty? ram:InvoiceeTradeParty? ram:PayeeTradeParty? ram:PayerTradeParty? ram:TaxApplicableTradeCurrencyExchange? ram:InvoiceApplicableTradeCurrencyExchange? ram:PaymentApplicableTradeCurrencyExchange? ram:SpecifiedTradeSettlementPaymentMeans* ram:ApplicableTradeTax* ram:BillingSpecifiedPeriod? ram:SpecifiedTradeAllowanceCharge* ram:SubtotalCalculatedTradeTax* ram:SpecifiedLogisticsServiceCharge* ram:SpecifiedTradePaymentTerms* ram:SpecifiedTradeSettlementHeaderMonetarySummation? ram:SpecifiedFinancialAdjustment* ram:InvoiceReferencedDocument? ram:ProFormaInvoiceReferencedDocument? ram:LetterOfCreditReferencedDocument? ram:FactoringAgreementReferencedDocument* ram:FactoringListReferencedDocument* ram:PayableSpecifiedTradeAccountingAccount* ram:ReceivableSpecifiedTradeAccountingAccount* ram:PurchaseSpecifiedTradeAccountingAccount* ram:SalesSpecifiedTradeAccountingAccount* ram:SpecifiedTradeSettlementFinancialCard* ram:SpecifiedAdvancePayment* ram:UltimatePayeeTradeParty?
ID = token schemeAgencyID:token schemeAgencyName:string schemeDataURI:anyURI schemeID:token schemeName:string schemeURI:anyURI schemeVersionID:token
Indicator | udt:IndicatorString udt:Indicator
IndicatorType/IndicatorString = string format:string
LegalOrganization > ram:LegalClassificationCode? ram:Name? ram:ID? ram:TradingBusinessName? ram:PostalTradeAddress? ram:AuthorizedLegalRegistration*
LegalRegistration > ram:TypeCode? ram:ID?
LineStatusCode = token listAgencyID:token=6 listID:token=1229_LineStatusCode listURI:anyURI listVersionID:token
LineTradeAgreement > ram:BuyerReference? ram:BuyerRequisitionerTradeParty* ram:ApplicableTradeDeliveryTerms? ram:SellerOrderReferencedDocument? ram:BuyerOrderReferencedDocument? ram:QuotationReferencedDocument? ram:ContractReferencedDocument? ram:DemandForecastReferencedDocument? ram:PromotionalDealReferencedDocument? ram:AdditionalReferencedDocument* ram:GrossPriceProductTradePrice? ram:NetPriceProductTradePrice? ram:RequisitionerReferencedDocument* ram:ItemSellerTradeParty? ram:ItemBuyerTradeParty? ram:IncludedSpecifiedMarketplace? ram:UltimateCustomerOrderReferencedDocument*
LineTradeDelivery > ram:RequestedQuantity? ram:ReceivedQuantity? ram:BilledQuantity? ram:ChargeFreeQuantity? ram:PackageQuantity? ram:ProductUnitQuantity? ram:PerPackageUnitQuantity? ram:NetWeightMeasure?=LinearUnitMeasure ram:GrossWeightMeasure? ram:TheoreticalWeightMeasure? ram:DespatchedQuantity? ram:SpecifiedDeliveryAdjustment* ram:IncludedSupplyChainPackaging* ram:RelatedSupplyChainConsignment? ram:ShipToTradeParty? ram:UltimateShipToTradeParty? ram:ShipFromTradeParty? ram:ActualDespatchSupplyChainEvent? ram:ActualPickUpSupplyChainEvent? ram:RequestedDeliverySupplyChainEvent? ram:ActualDeliverySupplyChainEvent? ram:ActualReceiptSupplyChainEvent? ram:AdditionalReferencedDocument* ram:DespatchAdviceReferencedDocument? ram:ReceivingAdviceReferencedDocument? ram:DeliveryNoteReferencedDocument? ram:ConsumptionReportReferencedDocument? ram:PackingListReferencedDocument?
LineTradeSettlement > ram:PaymentReference* ram:InvoiceIssuerReference? ram:TotalAdjustmentAmount? ram:DiscountIndicator? ram:ApplicableTradeTax* ram:BillingSpecifiedPeriod? ram:SpecifiedTradeAllowanceCharge* ram:SubtotalCalculatedTradeTax* ram:SpecifiedLogisticsServiceCharge* ram:SpecifiedTradePaymentTerms* ram:SpecifiedTradeSettlementLineMonetarySummation? ram:SpecifiedFinancialAdjustment* ram:InvoiceReferencedDocument? ram:AdditionalReferencedDocument* ram:PayableSpecifiedTradeAccountingAccount* ram:ReceivableSpecifiedTradeAccountingAccount* ram:PurchaseSpecifiedTradeAccountingAccount* ram:SalesSpecifiedTradeAccountingAccount* ram:SpecifiedTradeSettlementFinancialCard?
LinearUnitMeasure = decimal unitCode:token1-3 unitCodeListVersionID:token
LogisticsChargeCalculationBasisCode = token listAgencyID:token=6 listID:token=TDED%206131 listVersionID:token name:string
LogisticsLocation > ram:ID? ram:Name* ram:TypeCode? ram:Description* ram:PhysicalGeographicalCoordinate? ram:PostalTradeAddress?
LogisticsServiceCharge > ram:ID?=FreightChargeTypeID ram:Description* ram:PaymentArrangementCode? ram:TariffClassCode? ram:ChargeCategoryCode? ram:ServiceCategoryCode? ram:DisbursementAmount* ram:AppliedAmount* ram:AllowanceCharge? ram:PayingPartyRoleCode? ram:CalculationBasisCode? ram:CalculationBasis? ram:TransportPaymentMethodCode? ram:PaymentPlaceLogisticsLocation? ram:AppliedFromLogisticsLocation? ram:AppliedToLogisticsLocation? ram:AppliedTradeTax*
LogisticsTransportEquipment > ram:ID? ram:LoadingLengthMeasure? ram:CategoryCode?=TransportEquipmentCategoryCode ram:CharacteristicCode? ram:UsedCapacityCode? ram:LinearSpatialDimension?
LogisticsTransportMeans > ram:TypeCode?=TransportMeansTypeCode ram:Type? ram:ID? ram:Name? ram:OwnerTradeParty?
LogisticsTransportMovement > ram:StageCode? ram:ModeCode? ram:Mode? ram:UsedLogisticsTransportMeans?
MaterialGoodsCharacteristic > ram:Description* ram:TypeCode? ram:ProportionalConstituentPercent? ram:AbsolutePresenceWeightMeasure? ram:AbsolutePresenceVolumeMeasure?
Measure = decimal unitCode:token unitCodeListVersionID:token
MessageFunctionCode = token listAgencyID:token=6 listID:token=1225_MessageFunctionTypeCode listURI:anyURI listVersionID:token
Note > ram:Subject? ram:ContentCode? ram:Content* ram:SubjectCode? ram:ID?
Numeric = decimal format:string
PackageTypeCode = token listAgencyID:token=6 listID:token=7065 listVersionID:token name:string
PackagingMarking > ram:TypeCode*=PackagingMarkingCode ram:Content* ram:ContentDateTime? ram:ContentAmount* ram:BarcodeTypeCode* ram:ContentCode* ram:AutomaticDataCaptureMethodTypeCode*
PackagingMarkingCode = token listAgencyID:token=6 listID:token=7233_PackagingMarkingCode listURI:anyURI listVersionID:token
PartyRoleCode = token listAgencyID:token=6 listID:token=3035 listVersionID:token name:string
PaymentGuaranteeMeansCode = token listAgencyID:token=6 listID:token=4431 listVersionID:token
PaymentMeansChannelCode = token listAgencyID:token=6 listID:token=4435 listVersionID:token name:string
PaymentMeansCode = token listAgencyID:token=6 listID:token=4461 listVersionID:token
PaymentTermsEventTimeReferenceCode = token listAgencyID:token=6 listID:token=2475_Payment%20Terms%20Event listVersionID:token
PaymentTermsTypeCode = token listAgencyID:token=6 listID:token=4279 listVersionID:token name:string
PriceTypeCode = token listAgencyID:token=6 listID:token=5375 listVersionID:token
ProcuringProject > ram:ID ram:Description? ram:Name
ProductCharacteristic > ram:ID* ram:TypeCode? ram:Description* ram:ValueMeasure? ram:MeasurementMethodCode? ram:Value* ram:ValueCode? ram:ValueDateTime? ram:ValueIndicator? ram:ContentTypeCode? ram:ValueSpecifiedBinaryFile? ram:ApplicableProductCharacteristicCondition* ram:ApplicableReferencedStandard?
ProductCharacteristicCondition > ram:TypeCode? ram:Name* ram:ValueMeasure?
ProductClassification > ram:SystemID? ram:SystemName* ram:ClassCode? ram:ClassName* ram:SubClassCode? ram:ClassProductCharacteristic* ram:ApplicableReferencedStandard?
Quantity = decimal unitCode:token unitCodeListAgencyID:token unitCodeListAgencyName:string unitCodeListID:token
RecordedStatus > ram:ConditionCode ram:ChangerName? ram:ChangedDateTime
ReferenceCode = token listAgencyID:token=6 listID:token=1153_ReferenceTypeCode listVersionID:token name:string
ReferencePrice > ram:ChargeAmount? ram:BasisQuantity* ram:NetPriceIndicator* ram:ComparisonMethodCode?
ReferencedDocument > ram:IssuerAssignedID? ram:URIID? ram:StatusCode?=DocumentStatusCode ram:CopyIndicator? ram:LineID? ram:TypeCode?=DocumentCode ram:GlobalID? ram:RevisionID? ram:Name* ram:AttachmentBinaryObject* ram:Information* ram:ReferenceTypeCode? ram:SectionName* ram:PreviousRevisionID* ram:FormattedIssueDateTime? ram:EffectiveSpecifiedPeriod? ram:IssuerTradeParty? ram:AttachedSpecifiedBinaryFile*
ReferencedProduct > ram:ID* ram:GlobalID* ram:SellerAssignedID? ram:BuyerAssignedID? ram:ManufacturerAssignedID* ram:IndustryAssignedID* ram:Name* ram:Description* ram:RelationshipTypeCode* ram:UnitQuantity*
ReferencedStandard > ram:ID? ram:VersionID? ram:ElementVersionID? ram:URIID? ram:PartID? ram:AgencyID?
RegisteredTax > ram:TypeCode? ram:ExemptionReasonCode? ram:ExemptionReason* ram:CurrencyCode? ram:Jurisdiction* ram:Description* ram:CustomsDutyIndicator?
ReturnableAssetInstructions > ram:MaterialID* ram:TermsAndConditionsDescription* ram:TermsAndConditionsDescriptionCode? ram:DepositValueSpecifiedAmount* ram:DepositValueValiditySpecifiedPeriod?
SpatialDimension > ram:ValueMeasure? ram:TypeCode?=DimensionTypeCode ram:Description* ram:WidthMeasure? ram:LengthMeasure? ram:HeightMeasure? ram:ID? ram:DiameterMeasure?
SpecificationQuery > ram:ID ram:TypeCode? ram:Content ram:ContractualLanguageCode?
SpecificationResponse > ram:ID ram:QueryID? ram:TypeCode? ram:Content ram:ContractualLanguageCode?
SpecifiedBinaryFile > ram:ID* ram:Title* ram:AuthorName* ram:VersionID? ram:FileName? ram:URIID? ram:MIMECode? ram:EncodingCode? ram:CharacterSetCode? ram:IncludedBinaryObject* ram:Access* ram:Description* ram:SizeMeasure? ram:AccessAvailabilitySpecifiedPeriod?
SpecifiedMarketplace > ram:ID? ram:Name? ram:VirtualIndicator? ram:WebsiteURIID* ram:SalesMethodCode? ram:OrderingAvailablePeriod*
SpecifiedPeriod > ram:DurationMeasure* ram:InclusiveIndicator? ram:Description* ram:StartDateTime? ram:EndDateTime? ram:CompleteDateTime? ram:OpenIndicator? ram:SeasonCode? ram:ID? ram:Name* ram:SequenceNumeric? ram:StartDateFlexibilityCode? ram:ContinuousIndicator? ram:PurposeCode?=Code
SubordinateLineTradeAgreement > ram:SellerOrderReferencedDocument? ram:BuyerOrderReferencedDocument? ram:AdditionalReferencedDocument* ram:GrossPriceProductTradePrice? ram:NetPriceProductTradePrice?
SubordinateLineTradeDelivery > ram:PackageQuantity? ram:ProductUnitQuantity? ram:PerPackageUnitQuantity? ram:IncludedSupplyChainPackaging*
SubordinateLineTradeSettlement > ram:ApplicableTradeTax?
SubordinateTradeLineItem > ram:ID* ram:SpecifiedReferencedProduct? ram:ApplicableTradeProduct* ram:SpecifiedSubordinateLineTradeAgreement? ram:SpecifiedSubordinateLineTradeDelivery? ram:SpecifiedSubordinateLineTradeSettlement?
SupplyChainConsignment > ram:GrossWeightMeasure* ram:NetWeightMeasure* ram:GrossVolumeMeasure* ram:InsurancePremiumAmount? ram:AssociatedInvoiceAmount* ram:TotalChargeAmount? ram:DeclaredValueForCustomsAmount? ram:PackageQuantity? ram:ConsignorTradeParty? ram:ConsigneeTradeParty? ram:CarrierTradeParty? ram:FreightForwarderTradeParty? ram:DeliveryTradeParty? ram:CustomsImportAgentTradeParty? ram:CustomsExportAgentTradeParty? ram:GroupingCentreTradeParty* ram:TransportContractReferencedDocument? ram:AssociatedReferencedDocument* ram:IncludedSupplyChainConsignmentItem* ram:UtilizedLogisticsTransportEquipment* ram:SpecifiedLogisticsTransportMovement*
SupplyChainConsignmentItem > ram:TypeCode?=GoodsTypeCode ram:TypeExtensionCode? ram:DeclaredValueForCustomsAmount? ram:DeclaredValueForStatisticsAmount? ram:InvoiceAmount* ram:GrossWeightMeasure? ram:NetWeightMeasure? ram:TariffQuantity? ram:NatureIdentificationTransportCargo?
SupplyChainEvent > ram:ID? ram:OccurrenceDateTime? ram:TypeCode? ram:Description* ram:DescriptionBinaryObject* ram:UnitQuantity? ram:LatestOccurrenceDateTime? ram:EarliestOccurrenceDateTime? ram:OccurrenceSpecifiedPeriod? ram:OccurrenceLogisticsLocation?
SupplyChainPackaging > ram:TypeCode?=PackageTypeCode ram:Type? ram:Description* ram:ConditionCode? ram:DisposalMethodCode* ram:WeightMeasure* ram:MaximumStackabilityQuantity? ram:MaximumStackabilityWeightMeasure? ram:CustomerFacingTotalUnitQuantity? ram:LayerTotalUnitQuantity? ram:ContentLayerQuantity? ram:LinearSpatialDimension? ram:MinimumLinearSpatialDimension? ram:MaximumLinearSpatialDimension? ram:SpecifiedPackagingMarking* ram:ApplicableMaterialGoodsCharacteristic* ram:ApplicableDisposalInstructions* ram:ApplicableReturnableAssetInstructions*
SupplyChainTradeLineItem > ram:DescriptionCode? ram:AssociatedDocumentLineDocument ram:SpecifiedTradeProduct? ram:SpecifiedLineTradeAgreement? ram:SpecifiedLineTradeDelivery? ram:SpecifiedLineTradeSettlement ram:IncludedSubordinateTradeLineItem*
SupplyChainTradeTransaction > ram:IncludedSupplyChainTradeLineItem* ram:ApplicableHeaderTradeAgreement ram:ApplicableHeaderTradeDelivery ram:ApplicableHeaderTradeSettlement
TaxCategoryCode = token listAgencyID:token=6 listID:token=5305 listURI:anyURI listVersionID:token
TaxRegistration > ram:ID? ram:AssociatedRegisteredTax?
TaxTypeCode = token listAgencyID:token=6 listID:token=5153 listURI:anyURI listVersionID:token
Text = string languageID:token languageLocaleID:token
TimeReferenceCode = token listAgencyID:token=6 listID:token=2475 listVersionID:token name:string
TradeAccountingAccount > ram:ID ram:SetTriggerCode? ram:TypeCode?=AccountingAccountTypeCode ram:AmountTypeCode? ram:Name? ram:CostReferenceDimensionPattern?
TradeAddress > ram:ID? ram:PostcodeCode? ram:PostOfficeBox? ram:BuildingName? ram:LineOne? ram:LineTwo? ram:LineThree? ram:LineFour? ram:LineFive? ram:StreetName? ram:CityName? ram:CitySubDivisionName? ram:CountryID? ram:CountryName* ram:CountrySubDivisionID? ram:CountrySubDivisionName* ram:AttentionOf? ram:CareOf? ram:BuildingNumber? ram:DepartmentName? ram:AdditionalStreetName?
TradeAllowanceCharge > ram:ChargeIndicator? ram:ID? ram:SequenceNumeric? ram:CalculationPercent? ram:BasisAmount? ram:BasisQuantity? ram:PrepaidIndicator? ram:ActualAmount* ram:UnitBasisAmount? ram:ReasonCode?=AllowanceChargeReasonCode ram:Reason? ram:TypeCode?=AllowanceChargeIdentificationCode ram:CategoryTradeTax* ram:ActualTradeCurrencyExchange?
TradeContact > ram:ID? ram:PersonName? ram:DepartmentName? ram:TypeCode?=ContactTypeCode ram:JobTitle? ram:Responsibility? ram:PersonID* ram:TelephoneUniversalCommunication? ram:DirectTelephoneUniversalCommunication? ram:MobileTelephoneUniversalCommunication? ram:FaxUniversalCommunication? ram:EmailURIUniversalCommunication? ram:TelexUniversalCommunication? ram:VOIPUniversalCommunication? ram:InstantMessagingUniversalCommunication? ram:SpecifiedNote* ram:SpecifiedContactPerson?
TradeCountry > ram:ID?=CountryID ram:Name* ram:SubordinateTradeCountrySubDivision*
TradeCountrySubDivision > ram:ID? ram:Name*
TradeCurrencyExchange > ram:SourceCurrencyCode ram:SourceUnitBasisNumeric? ram:TargetCurrencyCode ram:TargetUnitBaseNumeric? ram:MarketID? ram:ConversionRate ram:ConversionRateDateTime? ram:AssociatedReferencedDocument*
TradeDeliveryTerms > ram:DeliveryTypeCode? ram:Description* ram:RelevantTradeLocation?
TradeLocation > ram:CountryID? ram:CountryName? ram:ID? ram:Name?
TradeParty > ram:ID* ram:GlobalID* ram:Name? ram:RoleCode* ram:Description* ram:SpecifiedLegalOrganization? ram:DefinedTradeContact* ram:PostalTradeAddress? ram:URIUniversalCommunication* ram:SpecifiedTaxRegistration* ram:EndPointURIUniversalCommunication? ram:LogoAssociatedSpecifiedBinaryFile*
TradePaymentDiscountTerms > ram:BasisDateTime? ram:BasisPeriodMeasure? ram:BasisAmount? ram:CalculationPercent? ram:ActualDiscountAmount?
TradePaymentPenaltyTerms > ram:BasisDateTime? ram:BasisPeriodMeasure? ram:BasisAmount? ram:CalculationPercent? ram:ActualPenaltyAmount?
TradePaymentTerms > ram:ID?=FreightChargeTypeID ram:FromEventCode? ram:SettlementPeriodMeasure? ram:Description* ram:DueDateDateTime? ram:TypeCode?=PaymentTermsTypeCode ram:InstructionTypeCode? ram:DirectDebitMandateID* ram:PartialPaymentPercent? ram:PaymentMeansID* ram:PartialPaymentAmount* ram:ApplicableTradePaymentPenaltyTerms? ram:ApplicableTradePaymentDiscountTerms? ram:PayeeTradeParty*
TradePrice > ram:TypeCode?=PriceTypeCode ram:ChargeAmount+ ram:BasisQuantity? ram:MinimumQuantity? ram:MaximumQuantity? ram:ChangeReason* ram:OrderUnitConversionFactorNumeric? ram:AppliedTradeAllowanceCharge* ram:ValiditySpecifiedPeriod? ram:IncludedTradeTax* ram:DeliveryTradeLocation* ram:TradeComparisonReferencePrice* ram:AssociatedReferencedDocument*
TradeProduct > ram:ID? ram:GlobalID? ram:SellerAssignedID? ram:BuyerAssignedID? ram:ManufacturerAssignedID? ram:Name* ram:TradeName? ram:Description? ram:TypeCode? ram:NetWeightMeasure? ram:GrossWeightMeasure?=Measure ram:ProductGroupID* ram:EndItemTypeCode* ram:EndItemName* ram:AreaDensityMeasure? ram:UseDescription* ram:BrandName? ram:SubBrandName? ram:DrainedNetWeightMeasure? ram:VariableMeasureIndicator? ram:ColourCode? ram:ColourDescription* ram:Designation* ram:FormattedCancellationAnnouncedLaunchDateTime? ram:FormattedLatestProductDataChangeDateTime? ram:ApplicableProductCharacteristic* ram:ApplicableMaterialGoodsCharacteristic* ram:DesignatedProductClassification* ram:IndividualTradeProductInstance* ram:CertificationEvidenceReferenceReferencedDocument* ram:InspectionReferenceReferencedDocument* ram:OriginTradeCountry? ram:LinearSpatialDimension? ram:MinimumLinearSpatialDimension? ram:MaximumLinearSpatialDimension? ram:ManufacturerTradeParty? ram:PresentationSpecifiedBinaryFile* ram:MSDSReferenceReferencedDocument? ram:AdditionalReferenceReferencedDocument* ram:LegalRightsOwnerTradeParty? ram:BrandOwnerTradeParty? ram:IncludedReferencedProduct* ram:InformationNote*
TradeProductInstance > ram:GlobalSerialID? ram:BatchID? ram:KanbanID? ram:SupplierAssignedSerialID? ram:BestBeforeDateTime? ram:ExpiryDateTime? ram:SellByDateTime? ram:SerialID* ram:RegistrationID* ram:ProductionSupplyChainEvent? ram:PackagingSupplyChainEvent? ram:ApplicableMaterialGoodsCharacteristic* ram:ApplicableProductCharacteristic*
TradeSettlementFinancialCard > ram:MicrochipIndicator? ram:ID? ram:TypeCode? ram:CardholderName? ram:ExpiryDate? ram:VerificationNumeric? ram:ValidFromDateTime? ram:CreditLimitAmount* ram:CreditAvailableAmount* ram:InterestRatePercent? ram:IssuingCompanyName? ram:Description?
TradeSettlementHeaderMonetarySummation > ram:LineTotalAmount* ram:ChargeTotalAmount* ram:AllowanceTotalAmount* ram:TaxBasisTotalAmount* ram:TaxTotalAmount* ram:RoundingAmount* ram:GrandTotalAmount* ram:InformationAmount* ram:TotalPrepaidAmount* ram:TotalDiscountAmount* ram:TotalAllowanceChargeAmount* ram:DuePayableAmount* ram:RetailValueExcludingTaxInformationAmount* ram:TotalDepositFeeInformationAmount* ram:ProductValueExcludingTobaccoTaxInformationAmount* ram:TotalRetailValueInformationAmount* ram:GrossLineTotalAmount* ram:NetLineTotalAmount* ram:NetIncludingTaxesLineTotalAmount*
TradeSettlementLineMonetarySummation > ram:LineTotalAmount* ram:ChargeTotalAmount* ram:AllowanceTotalAmount* ram:TaxBasisTotalAmount* ram:TaxTotalAmount* ram:GrandTotalAmount* ram:InformationAmount* ram:TotalAllowanceChargeAmount* ram:TotalRetailValueInformationAmount* ram:GrossLineTotalAmount* ram:NetLineTotalAmount* ram:NetIncludingTaxesLineTotalAmount* ram:ProductWeightLossInformationAmount*
TradeSettlementPaymentMeans > ram:PaymentChannelCode? ram:TypeCode?=PaymentMeansCode ram:GuaranteeMethodCode? ram:PaymentMethodCode? ram:Information* ram:ID* ram:ApplicableTradeSettlementFinancialCard? ram:PayerPartyDebtorFinancialAccount? ram:PayeePartyCreditorFinancialAccount? ram:PayerSpecifiedDebtorFinancialInstitution? ram:PayeeSpecifiedCreditorFinancialInstitution?
TradeTax > ram:CalculatedAmount* ram:TypeCode?=TaxTypeCode ram:ExemptionReason? ram:CalculatedRate? ram:CalculationSequenceNumeric? ram:BasisQuantity? ram:BasisAmount* ram:UnitBasisAmount* ram:LineTotalBasisAmount* ram:AllowanceChargeBasisAmount* ram:CategoryCode?=TaxCategoryCode ram:CurrencyCode?=CurrencyCode ram:Jurisdiction* ram:CustomsDutyIndicator? ram:ExemptionReasonCode? ram:TaxBasisAllowanceRate? ram:TaxPointDate? ram:Type? ram:InformationAmount* ram:CategoryName* ram:DueDateTypeCode? ram:RateApplicablePercent? ram:SpecifiedTradeAccountingAccount* ram:ServiceSupplyTradeCountry? ram:BuyerRepayableTaxSpecifiedTradeAccountingAccount? ram:SellerPayableTaxSpecifiedTradeAccountingAccount? ram:SellerRefundableTaxSpecifiedTradeAccountingAccount? ram:BuyerDeductibleTaxSpecifiedTradeAccountingAccount? ram:BuyerNonDeductibleTaxSpecifiedTradeAccountingAccount? ram:PlaceApplicableTradeLocation*
TransportCargo > ram:TypeCode?=CargoCategoryCode ram:Identification? ram:OperationalCategoryCode? ram:StatisticalClassificationCode?
TransportEquipmentCategoryCode = token listAgencyID:token=6 listID:token=8053 listVersionID:token name:string
TransportEquipmentFullnessCode = token listAgencyID:token=6 listID:token=8169 listVersionID:token name:string
TransportEquipmentSizeTypeCode = token listAgencyID:token=6 listID:token=8155 listVersionID:token name:string
TransportMeansTypeCode = token listAgencyID:token=6 listID:token=Recommendation%2028 listVersionID:token name:string
TransportModeCode = token listAgencyID:token=6 listID:token=Recommendation%2019 listVersionID:token name:string
TransportMovementStageCode = token listAgencyID:token=6 listID:token=8051 listVersionID:token name:string
UniversalCommunication > ram:URIID? ram:ChannelCode? ram:CompleteNumber?
ValuationBreakdownStatement > ram:ID ram:Name ram:Description* ram:MeasurementMethodID* ram:CreationDateTime ram:DefaultCurrencyCode ram:DefaultLanguageCode ram:Comment* ram:TypeCode* ram:RequestedActionCode* ram:PriceListID? ram:ContractualLanguageCode? ram:ItemGroupedWorkItem* ram:ItemBasicWorkItem* ram:TotalCalculatedPrice* ram:ChangedRecordedStatus* ram:CreationSpecifiedBinaryFile* ram:ReaderSpecifiedBinaryFile* ram:ReferencedSpecifiedBinaryFile*
WorkItemComplexDescription > ram:Abstract* ram:Content* ram:ContractualLanguageCode? ram:RequestingSpecificationQuery* ram:RespondingSpecificationResponse* ram:SubsetWorkItemComplexDescription?
WorkItemDimension > ram:ID? ram:ValueMeasure ram:Description? ram:TypeCode ram:ContractualLanguageCode? ram:ComponentWorkItemDimension*
WorkItemQuantityAnalysis > ram:ID ram:ActualQuantity? ram:Description? ram:ActualQuantityPercent? ram:StatusCode? ram:TypeCode? ram:PrimaryClassificationCode* ram:AlternativeClassificationCode* ram:ContractualLanguageCode? ram:ActualQuantityWorkItemDimension* ram:BreakdownWorkItemQuantityAnalysis* ram:ChangedRecordedStatus*
boolean = boolean
date = date
dateTime = dateTime
`,
  elements: `
AccountingAmountTypeCode ram:AmountTypeCode
AccountingDocumentCode ram:SetTriggerCode
AdvancePayment ram:SpecifiedAdvancePayment
Amount ram:ChargeAmount ram:BasisAmount ram:ActualAmount ram:UnitBasisAmount ram:CalculatedAmount ram:LineTotalBasisAmount ram:AllowanceChargeBasisAmount ram:InformationAmount ram:ContentAmount ram:DepositValueSpecifiedAmount ram:InsurancePremiumAmount ram:AssociatedInvoiceAmount ram:TotalChargeAmount ram:DeclaredValueForCustomsAmount ram:DeclaredValueForStatisticsAmount ram:InvoiceAmount ram:TotalAdjustmentAmount ram:DisbursementAmount ram:AppliedAmount ram:PartialPaymentAmount ram:ActualPenaltyAmount ram:ActualDiscountAmount ram:LineTotalAmount ram:ChargeTotalAmount ram:AllowanceTotalAmount ram:TaxBasisTotalAmount ram:TaxTotalAmount ram:GrandTotalAmount ram:TotalAllowanceChargeAmount ram:TotalRetailValueInformationAmount ram:GrossLineTotalAmount ram:NetLineTotalAmount ram:NetIncludingTaxesLineTotalAmount ram:ProductWeightLossInformationAmount ram:CreditLimitAmount ram:CreditAvailableAmount ram:DuePayableAmount ram:RoundingAmount ram:TotalPrepaidAmount ram:TotalDiscountAmount ram:RetailValueExcludingTaxInformationAmount ram:TotalDepositFeeInformationAmount ram:ProductValueExcludingTobaccoTaxInformationAmount ram:PaidAmount
AppliedAllowanceCharge ram:RelatedAppliedAllowanceCharge
AppliedTax ram:CategoryAppliedTax
AutomaticDataCaptureMethodCode ram:AutomaticDataCaptureMethodTypeCode
AvailablePeriod ram:OrderingAvailablePeriod
BasicWorkItem ram:ItemBasicWorkItem ram:SubordinateBasicWorkItem
BinaryObject ram:IncludedBinaryObject ram:DescriptionBinaryObject ram:AttachmentBinaryObject ram:ReferenceFileBinaryObject
BranchFinancialInstitution ram:SubDivisionBranchFinancialInstitution
CalculatedPrice ram:TotalCalculatedPrice ram:UnitCalculatedPrice
CargoCommodityCategoryCode ram:StatisticalClassificationCode
CargoOperationalCategoryCode ram:OperationalCategoryCode
ChargePayingPartyRoleCode ram:PayingPartyRoleCode
Code ram:TypeCode ram:CategoryCode ram:ContentCode ram:SubjectCode ram:SeasonCode ram:StartDateFlexibilityCode ram:LegalClassificationCode ram:PostcodeCode ram:ExemptionReasonCode ram:CurrencyCode ram:MIMECode ram:EncodingCode ram:CharacterSetCode ram:DescriptionCode ram:LineStatusReasonCode ram:EndItemTypeCode ram:ColourCode ram:MeasurementMethodCode ram:ValueCode ram:ContentTypeCode ram:ClassCode ram:SubClassCode ram:StatusCode ram:RelationshipTypeCode ram:ReasonCode ram:ComparisonMethodCode ram:SalesMethodCode ram:ConditionCode ram:DisposalMethodCode ram:BarcodeTypeCode ram:RecyclingDescriptionCode ram:TermsAndConditionsDescriptionCode ram:PaymentArrangementCode ram:ChargeCategoryCode ram:ServiceCategoryCode ram:TransportPaymentMethodCode ram:InstructionTypeCode ram:CreditorReferenceTypeCode ram:CreditReasonCode ram:PaymentMethodCode ram:DefaultLanguageCode ram:RequestedActionCode ram:ContractualLanguageCode ram:PrimaryClassificationCode ram:AlternativeClassificationCode ram:TotalQuantityClassificationCode
CommunicationChannelCode ram:ChannelCode
ContactPerson ram:SpecifiedContactPerson
CountryID ram:CountryID
CreditorFinancialAccount ram:PayeePartyCreditorFinancialAccount
CreditorFinancialInstitution ram:PayeeSpecifiedCreditorFinancialInstitution
CurrencyCode ram:SourceCurrencyCode ram:TargetCurrencyCode ram:TaxCurrencyCode ram:InvoiceCurrencyCode ram:PaymentCurrencyCode ram:DefaultCurrencyCode
Date ram:TaxPointDate ram:ExpiryDate
DateTime ram:IssueDateTime ram:RevisionDateTime ram:StartDateTime ram:EndDateTime ram:CompleteDateTime ram:ValueDateTime ram:BestBeforeDateTime ram:ExpiryDateTime ram:SellByDateTime ram:OccurrenceDateTime ram:LatestOccurrenceDateTime ram:EarliestOccurrenceDateTime ram:ConversionRateDateTime ram:ActualDateTime ram:ContentDateTime ram:DueDateDateTime ram:BasisDateTime ram:ValidFromDateTime ram:InvoiceDateTime ram:NextInvoiceDateTime ram:CreationDateTime ram:ChangedDateTime
DebtorFinancialAccount ram:PayerPartyDebtorFinancialAccount
DebtorFinancialInstitution ram:PayerSpecifiedDebtorFinancialInstitution
DeliveryAdjustment ram:SpecifiedDeliveryAdjustment
DeliveryTermsCode ram:DeliveryTypeCode
DisposalInstructions ram:ApplicableDisposalInstructions
DocumentContextParameter ram:BusinessProcessSpecifiedDocumentContextParameter ram:BIMSpecifiedDocumentContextParameter ram:ScenarioSpecifiedDocumentContextParameter ram:ApplicationSpecifiedDocumentContextParameter ram:GuidelineSpecifiedDocumentContextParameter ram:SubsetSpecifiedDocumentContextParameter ram:MessageStandardSpecifiedDocumentContextParameter
DocumentLineDocument ram:AssociatedDocumentLineDocument
DocumentVersion ram:SpecifiedDocumentVersion
ExchangedDocument rsm:ExchangedDocument
ExchangedDocumentContext rsm:ExchangedDocumentContext
FinancialAdjustment ram:SpecifiedFinancialAdjustment
FinancialInstitutionAddress ram:LocationFinancialInstitutionAddress
FormattedDateTime ram:FormattedCancellationAnnouncedLaunchDateTime ram:FormattedLatestProductDataChangeDateTime ram:FormattedIssueDateTime ram:FormattedReceivedDateTime
FreightChargeTariffClassCode ram:TariffClassCode
GeographicalCoordinate ram:PhysicalGeographicalCoordinate
GoodsTypeExtensionCode ram:TypeExtensionCode
GroupedWorkItem ram:ItemGroupedWorkItem
HeaderTradeAgreement ram:ApplicableHeaderTradeAgreement
HeaderTradeDelivery ram:ApplicableHeaderTradeDelivery
HeaderTradeSettlement ram:ApplicableHeaderTradeSettlement
ID ram:SpecifiedTransactionID ram:ID ram:LanguageID ram:VersionID ram:GlobalID ram:RevisionID ram:PreviousRevisionID ram:CountrySubDivisionID ram:PersonID ram:URIID ram:LineID ram:ParentLineID ram:SellerAssignedID ram:BuyerAssignedID ram:ManufacturerAssignedID ram:ProductGroupID ram:ElementVersionID ram:PartID ram:AgencyID ram:SystemID ram:GlobalSerialID ram:BatchID ram:KanbanID ram:SupplierAssignedSerialID ram:SerialID ram:RegistrationID ram:IssuerAssignedID ram:IndustryAssignedID ram:MarketID ram:WebsiteURIID ram:MaterialID ram:DirectDebitMandateID ram:PaymentMeansID ram:CreditorReferenceIssuerID ram:CreditorReferenceID ram:IBANID ram:ProprietaryID ram:BICID ram:CHIPSUniversalID ram:NewZealandNCCID ram:IrishNSCID ram:UKSortCodeID ram:CHIPSParticipantID ram:SwissBCID ram:FedwireRoutingNumberID ram:PortugueseNCCID ram:RussianCentralBankID ram:ItalianDomesticID ram:AustrianBankleitzahlID ram:CanadianPaymentsAssociationID ram:SICID ram:GermanBankleitzahlID ram:SpanishDomesticInterbankingID ram:SouthAfricanNCCID ram:HongKongBankID ram:AustralianBSBID ram:IndianFinancialSystemID ram:HellenicBankID ram:PolishNationalClearingID ram:JapanFinancialInstitutionCommonID ram:CityID ram:MeasurementMethodID ram:PriceListID ram:PriceListItemID ram:ReferenceID ram:QueryID
Indicator ram:TestIndicator ram:CopyIndicator ram:ControlRequirementIndicator ram:InclusiveIndicator ram:OpenIndicator ram:ContinuousIndicator ram:CustomsDutyIndicator ram:VariableMeasureIndicator ram:ValueIndicator ram:ChargeIndicator ram:PrepaidIndicator ram:NetPriceIndicator ram:VirtualIndicator ram:DiscountIndicator ram:MicrochipIndicator
IndicatorType/IndicatorString udt:IndicatorString udt:DateTimeString qdt:DateTimeString udt:DateString
LegalOrganization ram:SpecifiedLegalOrganization
LegalRegistration ram:AuthorizedLegalRegistration
LineStatusCode ram:LineStatusCode
LineTradeAgreement ram:SpecifiedLineTradeAgreement
LineTradeDelivery ram:SpecifiedLineTradeDelivery
LineTradeSettlement ram:SpecifiedLineTradeSettlement
LinearUnitMeasure ram:GrossWeightMeasure ram:DiameterMeasure ram:TheoreticalWeightMeasure ram:GrossVolumeMeasure ram:LoadingLengthMeasure
LogisticsChargeCalculationBasisCode ram:CalculationBasisCode
LogisticsLocation ram:OccurrenceLogisticsLocation ram:PaymentPlaceLogisticsLocation ram:AppliedFromLogisticsLocation ram:AppliedToLogisticsLocation
LogisticsServiceCharge ram:SpecifiedLogisticsServiceCharge
LogisticsTransportEquipment ram:UtilizedLogisticsTransportEquipment
LogisticsTransportMeans ram:UsedLogisticsTransportMeans
LogisticsTransportMovement ram:SpecifiedLogisticsTransportMovement
MaterialGoodsCharacteristic ram:ApplicableMaterialGoodsCharacteristic
Measure ram:DurationMeasure ram:SizeMeasure ram:NetWeightMeasure ram:AreaDensityMeasure ram:DrainedNetWeightMeasure ram:ValueMeasure ram:AbsolutePresenceWeightMeasure ram:AbsolutePresenceVolumeMeasure ram:AltitudeMeasure ram:LatitudeMeasure ram:LongitudeMeasure ram:WidthMeasure ram:LengthMeasure ram:HeightMeasure ram:WeightMeasure ram:MaximumStackabilityWeightMeasure ram:SettlementPeriodMeasure ram:BasisPeriodMeasure
MessageFunctionCode ram:PurposeCode
Note ram:IncludedNote ram:SpecifiedNote ram:InformationNote
Numeric ram:SequenceNumeric ram:ProportionalConstituentPercent ram:OrderUnitConversionFactorNumeric ram:CalculationPercent ram:CalculatedRate ram:CalculationSequenceNumeric ram:TaxBasisAllowanceRate ram:RateApplicablePercent ram:SourceUnitBasisNumeric ram:TargetUnitBaseNumeric ram:ConversionRate ram:PartialPaymentPercent ram:VerificationNumeric ram:InterestRatePercent ram:IndexValue ram:ActualQuantityPercent
PackagingMarking ram:SpecifiedPackagingMarking
PartyRoleCode ram:RoleCode
PaymentGuaranteeMeansCode ram:GuaranteeMethodCode
PaymentMeansChannelCode ram:PaymentChannelCode
PaymentTermsEventTimeReferenceCode ram:FromEventCode
ProcuringProject ram:SpecifiedProcuringProject
ProductCharacteristic ram:ApplicableProductCharacteristic ram:ClassProductCharacteristic
ProductCharacteristicCondition ram:ApplicableProductCharacteristicCondition
ProductClassification ram:DesignatedProductClassification
Quantity ram:UnitQuantity ram:BasisQuantity ram:MinimumQuantity ram:MaximumQuantity ram:RequestedQuantity ram:ReceivedQuantity ram:BilledQuantity ram:ChargeFreeQuantity ram:PackageQuantity ram:ProductUnitQuantity ram:PerPackageUnitQuantity ram:DespatchedQuantity ram:ActualQuantity ram:MaximumStackabilityQuantity ram:CustomerFacingTotalUnitQuantity ram:LayerTotalUnitQuantity ram:ContentLayerQuantity ram:TariffQuantity ram:TotalQuantity
RecordedStatus ram:ChangedRecordedStatus
ReferenceCode ram:ReferenceTypeCode
ReferencePrice ram:TradeComparisonReferencePrice
ReferencedDocument ram:CertificationEvidenceReferenceReferencedDocument ram:InspectionReferenceReferencedDocument ram:MSDSReferenceReferencedDocument ram:AdditionalReferenceReferencedDocument ram:SellerOrderReferencedDocument ram:BuyerOrderReferencedDocument ram:QuotationReferencedDocument ram:ContractReferencedDocument ram:DemandForecastReferencedDocument ram:PromotionalDealReferencedDocument ram:AdditionalReferencedDocument ram:RequisitionerReferencedDocument ram:UltimateCustomerOrderReferencedDocument ram:AssociatedReferencedDocument ram:DespatchAdviceReferencedDocument ram:ReceivingAdviceReferencedDocument ram:DeliveryNoteReferencedDocument ram:ConsumptionReportReferencedDocument ram:PackingListReferencedDocument ram:TransportContractReferencedDocument ram:InvoiceReferencedDocument ram:InvoiceReferenceReferencedDocument ram:OrderResponseReferencedDocument ram:SupplyInstructionReferencedDocument ram:PriceListReferencedDocument ram:PurchaseConditionsReferencedDocument ram:ProFormaInvoiceReferencedDocument ram:LetterOfCreditReferencedDocument ram:FactoringAgreementReferencedDocument ram:FactoringListReferencedDocument
ReferencedProduct ram:IncludedReferencedProduct ram:SpecifiedReferencedProduct
ReferencedStandard ram:ApplicableReferencedStandard
RegisteredTax ram:AssociatedRegisteredTax
ReturnableAssetInstructions ram:ApplicableReturnableAssetInstructions
SpatialDimension ram:LinearSpatialDimension ram:MinimumLinearSpatialDimension ram:MaximumLinearSpatialDimension
SpecificationQuery ram:RequestingSpecificationQuery
SpecificationResponse ram:RespondingSpecificationResponse
SpecifiedBinaryFile ram:LogoAssociatedSpecifiedBinaryFile ram:PresentationSpecifiedBinaryFile ram:ValueSpecifiedBinaryFile ram:AttachedSpecifiedBinaryFile ram:CreationSpecifiedBinaryFile ram:ReaderSpecifiedBinaryFile ram:ReferencedSpecifiedBinaryFile
SpecifiedMarketplace ram:IncludedSpecifiedMarketplace
SpecifiedPeriod ram:EffectiveSpecifiedPeriod ram:AccessAvailabilitySpecifiedPeriod ram:OccurrenceSpecifiedPeriod ram:ValiditySpecifiedPeriod ram:DepositValueValiditySpecifiedPeriod ram:BillingSpecifiedPeriod
SubordinateLineTradeAgreement ram:SpecifiedSubordinateLineTradeAgreement
SubordinateLineTradeDelivery ram:SpecifiedSubordinateLineTradeDelivery
SubordinateLineTradeSettlement ram:SpecifiedSubordinateLineTradeSettlement
SubordinateTradeLineItem ram:IncludedSubordinateTradeLineItem
SupplyChainConsignment ram:RelatedSupplyChainConsignment
SupplyChainConsignmentItem ram:IncludedSupplyChainConsignmentItem
SupplyChainEvent ram:ProductionSupplyChainEvent ram:PackagingSupplyChainEvent ram:ActualDespatchSupplyChainEvent ram:ActualPickUpSupplyChainEvent ram:RequestedDeliverySupplyChainEvent ram:ActualDeliverySupplyChainEvent ram:ActualReceiptSupplyChainEvent ram:PreviousDeliverySupplyChainEvent
SupplyChainPackaging ram:IncludedSupplyChainPackaging
SupplyChainTradeLineItem ram:IncludedSupplyChainTradeLineItem
SupplyChainTradeTransaction rsm:SupplyChainTradeTransaction
TaxRegistration ram:SpecifiedTaxRegistration
Text ram:Value ram:Name ram:Purpose ram:Subject ram:Content ram:Description ram:TradingBusinessName ram:PostOfficeBox ram:BuildingName ram:LineOne ram:LineTwo ram:LineThree ram:LineFour ram:LineFive ram:StreetName ram:CityName ram:CitySubDivisionName ram:CountryName ram:CountrySubDivisionName ram:AttentionOf ram:CareOf ram:BuildingNumber ram:DepartmentName ram:AdditionalStreetName ram:PersonName ram:JobTitle ram:Responsibility ram:CompleteNumber ram:GivenName ram:MiddleName ram:FamilyName ram:ExemptionReason ram:Jurisdiction ram:Title ram:AuthorName ram:FileName ram:Access ram:TradeName ram:EndItemName ram:UseDescription ram:BrandName ram:SubBrandName ram:ColourDescription ram:Designation ram:SystemName ram:ClassName ram:Information ram:SectionName ram:BuyerReference ram:ChangeReason ram:Reason ram:Type ram:CategoryName ram:CostReferenceDimensionPattern ram:RecyclingProcedure ram:TermsAndConditionsDescription ram:Identification ram:Mode ram:PaymentReference ram:InvoiceIssuerReference ram:AllowanceCharge ram:CalculationBasis ram:CardholderName ram:IssuingCompanyName ram:Reference ram:CreditorReferenceType ram:CreditReason ram:AccountName ram:ClearingSystemName ram:Comment ram:Index ram:Abstract ram:ChangerName
TimeReferenceCode ram:DueDateTypeCode
TradeAccountingAccount ram:SpecifiedTradeAccountingAccount ram:BuyerRepayableTaxSpecifiedTradeAccountingAccount ram:SellerPayableTaxSpecifiedTradeAccountingAccount ram:SellerRefundableTaxSpecifiedTradeAccountingAccount ram:BuyerDeductibleTaxSpecifiedTradeAccountingAccount ram:BuyerNonDeductibleTaxSpecifiedTradeAccountingAccount ram:PayableSpecifiedTradeAccountingAccount ram:ReceivableSpecifiedTradeAccountingAccount ram:PurchaseSpecifiedTradeAccountingAccount ram:SalesSpecifiedTradeAccountingAccount
TradeAddress ram:PostalTradeAddress
TradeAllowanceCharge ram:AppliedTradeAllowanceCharge ram:SpecifiedTradeAllowanceCharge
TradeContact ram:DefinedTradeContact
TradeCountry ram:OriginTradeCountry ram:ServiceSupplyTradeCountry
TradeCountrySubDivision ram:SubordinateTradeCountrySubDivision
TradeCurrencyExchange ram:ActualTradeCurrencyExchange ram:TaxApplicableTradeCurrencyExchange ram:InvoiceApplicableTradeCurrencyExchange ram:PaymentApplicableTradeCurrencyExchange
TradeDeliveryTerms ram:ApplicableTradeDeliveryTerms
TradeLocation ram:RelevantTradeLocation ram:DeliveryTradeLocation ram:PlaceApplicableTradeLocation
TradeParty ram:IssuerTradeParty ram:ManufacturerTradeParty ram:LegalRightsOwnerTradeParty ram:BrandOwnerTradeParty ram:BuyerRequisitionerTradeParty ram:ItemSellerTradeParty ram:ItemBuyerTradeParty ram:ShipToTradeParty ram:UltimateShipToTradeParty ram:ShipFromTradeParty ram:ConsignorTradeParty ram:ConsigneeTradeParty ram:CarrierTradeParty ram:FreightForwarderTradeParty ram:DeliveryTradeParty ram:CustomsImportAgentTradeParty ram:CustomsExportAgentTradeParty ram:GroupingCentreTradeParty ram:OwnerTradeParty ram:PayeeTradeParty ram:ClaimRelatedTradeParty ram:SellerTradeParty ram:BuyerTradeParty ram:SalesAgentTradeParty ram:BuyerAssignedAccountantTradeParty ram:SellerAssignedAccountantTradeParty ram:BuyerTaxRepresentativeTradeParty ram:SellerTaxRepresentativeTradeParty ram:ProductEndUserTradeParty ram:BuyerAgentTradeParty ram:InvoicerTradeParty ram:InvoiceeTradeParty ram:PayerTradeParty ram:UltimatePayeeTradeParty
TradePaymentDiscountTerms ram:ApplicableTradePaymentDiscountTerms
TradePaymentPenaltyTerms ram:ApplicableTradePaymentPenaltyTerms
TradePaymentTerms ram:SpecifiedTradePaymentTerms
TradePrice ram:GrossPriceProductTradePrice ram:NetPriceProductTradePrice
TradeProduct ram:SpecifiedTradeProduct ram:ApplicableTradeProduct
TradeProductInstance ram:IndividualTradeProductInstance
TradeSettlementFinancialCard ram:SpecifiedTradeSettlementFinancialCard ram:ApplicableTradeSettlementFinancialCard
TradeSettlementHeaderMonetarySummation ram:SpecifiedTradeSettlementHeaderMonetarySummation
TradeSettlementLineMonetarySummation ram:SpecifiedTradeSettlementLineMonetarySummation
TradeSettlementPaymentMeans ram:SpecifiedTradeSettlementPaymentMeans
TradeTax ram:IncludedTradeTax ram:CategoryTradeTax ram:ApplicableTradeTax ram:SubtotalCalculatedTradeTax ram:AppliedTradeTax
TransportCargo ram:NatureIdentificationTransportCargo
TransportEquipmentFullnessCode ram:UsedCapacityCode
TransportEquipmentSizeTypeCode ram:CharacteristicCode
TransportModeCode ram:ModeCode
TransportMovementStageCode ram:StageCode
UniversalCommunication ram:URIUniversalCommunication ram:EndPointURIUniversalCommunication ram:TelephoneUniversalCommunication ram:DirectTelephoneUniversalCommunication ram:MobileTelephoneUniversalCommunication ram:FaxUniversalCommunication ram:EmailURIUniversalCommunication ram:TelexUniversalCommunication ram:VOIPUniversalCommunication ram:InstantMessagingUniversalCommunication
ValuationBreakdownStatement rsm:ValuationBreakdownStatement
WorkItemComplexDescription ram:ActualWorkItemComplexDescription ram:SubsetWorkItemComplexDescription
WorkItemDimension ram:ActualQuantityWorkItemDimension ram:ComponentWorkItemDimension
WorkItemQuantityAnalysis ram:TotalQuantityWorkItemQuantityAnalysis ram:BreakdownWorkItemQuantityAnalysis
boolean udt:Indicator
date udt:Date
dateTime udt:DateTime
`,
}
