// Generated from packages/domain/schema and src/client/operations by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '../typedDocument';
export type CustomerFeaturesInput = {
  customerId?: number | null | undefined;
};

/** One condition on one column. Conditions on several columns all hold; several `in` values are alternatives. */
export type FleetStatusFilter = {
  /** Date columns: before this instant. */
  before?: string | null | undefined;
  /** Text and list columns: substring, without case. */
  contains?: string | null | undefined;
  /** A filter field of the grid, e.g. trailerHealthStatus; see FLEET_STATUS_FIELDS. */
  field: string;
  /** Date columns: from this instant on. */
  from?: string | null | undefined;
  /** Choice, boolean and list columns: any of these ids. 'NA' stands for no reading where a choice offers it. */
  in?: Array<string> | null | undefined;
  max?: number | null | undefined;
  /** Number columns: inclusive bounds. */
  min?: number | null | undefined;
};

export type FleetStatusInput = {
  /** Null: every customer in sight. */
  customerId?: number | null | undefined;
  filters?: Array<FleetStatusFilter> | null | undefined;
  /** The `listId` of an earlier page: answers from exactly that list, as an export needs it. */
  listId?: string | null | undefined;
  paginationInput: PaginationInput;
  /** Substring of VIN, Unit ID or serial number; one or two characters match the beginning. */
  search?: string | null | undefined;
  /** Default: worst trailer health first. */
  sortingInput?: SortingInput | null | undefined;
};

export type FleetStatusSummaryInput = {
  customerId?: number | null | undefined;
  filters?: Array<FleetStatusFilter> | null | undefined;
  search?: string | null | undefined;
};

/** One page of a longer list. Pages start at 1. */
export type PaginationInput = {
  pageNumber: number;
  /** Rows a page, 1 to 100 (an export may ask for up to 500). */
  pageSize: number;
};

export type SaveSensorOrderInput = {
  fleetColumnOrder?: Array<number> | null | undefined;
  moreySensorOrder?: Array<number> | null | undefined;
  xirgoSensorOrder?: Array<number> | null | undefined;
};

export type SortingInput = {
  sortAsc: boolean;
  /** A sort field of the list, e.g. unitId. An unknown or unsortable field answers BAD_USER_INPUT. */
  sortBy: string;
};

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, isLoggedIn: boolean, roles: Array<string>, customerId: number | null, customerNames: Array<string>, passwordExpirationDays: number | null, timezone: { id: string, country: string, description: string, utcDaylightOffset: number } | null, groups: Array<{ id: string, name: string, kind: string, customerId: number }> } };

export type GetCustomerFeaturesQueryVariables = Exact<{
  input: CustomerFeaturesInput;
}>;


export type GetCustomerFeaturesQuery = { getCustomerFeatures: Array<{ featureId: number, featureName: string }> };

export type CustomersQueryVariables = Exact<{
  showDeactivated?: boolean | null | undefined;
}>;


export type CustomersQuery = { customers: Array<{ id: number, shortName: string, longName: string, abbrev: string, active: boolean, created: string, updated: string, dotNumber: string | null, retentionDurationDays: number, totalAssets: number, totalActiveAssets: number }> };

export type FleetStatusQueryVariables = Exact<{
  input: FleetStatusInput;
}>;


export type FleetStatusQuery = { fleetStatus: { total: number, listId: string | null, asOf: string, trailers: Array<{ id: string, vin: string, unitId: string, customerId: number, customerName: string, serialNumber: string | null, deviceTypeId: number, vehicleTypeId: number, vehicleType: string, productType: string, hasSolarPanels: boolean, installedSensorTypeIds: Array<number>, mainAppVersion: string | null, lastReport: string | null, installationDate: string | null, groups: Array<string>, absOdometer: number | null, gpsOdometer: number | null, tetheredStatus: string | null, timeUntetheredDays: number | null, tetherReportedAt: string | null, dwellingSince: string | null, geofence: string | null, loadStatus: string | null, cargoWeightOnBogieLbs: number | null, loadReportedAt: string | null, address: string | null, speed: number | null, lat: number | null, lng: number | null, gpsHeading: number | null, positionReportedAt: string | null, doorStatus: string | null, doorReportedAt: string | null, absFaultSeverityLevel: string | null, absFaultDescription: string | null, absFaultSpn: number | null, absFaultFmi: number | null, absReportedAt: string | null, tireInflationStatus: string | null, tireInflationReportedAt: string | null, lightFault: string | null, lightFaultCircuits: Array<string>, lightsReportedAt: string | null, trailerBatteryVoltage: number | null, trailerBatteryStatus: string | null, trailerBatteryReportedAt: string | null, deviceBatteryVoltage: number | null, deviceBatteryStatus: string | null, deviceBatteryReportedAt: string | null, trailerHealthStatus: string, healthReasons: Array<string>, connectivityStatus: string, modelYear: number | null, ageYears: number | null, vehicleLengthFeet: number | null, cargoCameraFullness: number | null, cargoCameraReportedAt: string | null, simStatus: string | null, simStatusChangeDate: string | null, tkUnitOnOrOff: string | null, tkOperatingMode: string | null, tkFuelLevel: number | null, tkAmbientF: number | null, tkHumidity: number | null, tkInteriorTemperature1F: number | null, tkInteriorTemperature2F: number | null, tkInteriorTemperature3F: number | null, tkInteriorTemperature4F: number | null, tkInteriorTemperature5F: number | null, tkInteriorTemperature6F: number | null, tkSetPoint1F: number | null, tkSetPoint2F: number | null, tkSetPoint3F: number | null, tkDischargeAir1F: number | null, tkDischargeAir2F: number | null, tkDischargeAir3F: number | null, tkReturnAir1F: number | null, tkReturnAir2F: number | null, tkReturnAir3F: number | null, tkEngineHours: number | null, tkElectricalHours: number | null, tkTotalHours: number | null, tkUnitBatteryVoltage: number | null, reeferReportedAt: string | null }> } };

export type FleetStatusSummaryQueryVariables = Exact<{
  input: FleetStatusSummaryInput;
}>;


export type FleetStatusSummaryQuery = { fleetStatusSummary: { total: number, critical: number, caution: number, good: number, notAvailable: number, notReporting: number } };

export type VehicleDetailDataQueryVariables = Exact<{
  vin: string;
}>;


export type VehicleDetailDataQuery = { vehicleDetailData: { asOf: string, undercarriage: string | null, tetherStatusChanged: string | null, checkFuse: boolean, wheelEndMaxC: number | null, wheelEndSeverityLevel: string | null, wheelEndReportedAt: string | null, wheelEndsC: Array<number> | null, tireTemperatureMaxC: number | null, tireTemperatureSeverityLevel: string | null, tireTemperatureReportedAt: string | null, tiresC: Array<number> | null, sensorOrder: Array<number> | null, sensorOrderKnown: boolean, trailer: { id: string, vin: string, unitId: string, customerId: number, customerName: string, serialNumber: string | null, deviceTypeId: number, vehicleTypeId: number, vehicleType: string, productType: string, hasSolarPanels: boolean, installedSensorTypeIds: Array<number>, mainAppVersion: string | null, lastReport: string | null, installationDate: string | null, groups: Array<string>, absOdometer: number | null, gpsOdometer: number | null, tetheredStatus: string | null, timeUntetheredDays: number | null, tetherReportedAt: string | null, dwellingSince: string | null, geofence: string | null, loadStatus: string | null, cargoWeightOnBogieLbs: number | null, loadReportedAt: string | null, address: string | null, speed: number | null, lat: number | null, lng: number | null, gpsHeading: number | null, positionReportedAt: string | null, doorStatus: string | null, doorReportedAt: string | null, absFaultSeverityLevel: string | null, absFaultDescription: string | null, absFaultSpn: number | null, absFaultFmi: number | null, absReportedAt: string | null, tireInflationStatus: string | null, tireInflationReportedAt: string | null, lightFault: string | null, lightFaultCircuits: Array<string>, lightsReportedAt: string | null, trailerBatteryVoltage: number | null, trailerBatteryStatus: string | null, trailerBatteryReportedAt: string | null, deviceBatteryVoltage: number | null, deviceBatteryStatus: string | null, deviceBatteryReportedAt: string | null, trailerHealthStatus: string, healthReasons: Array<string>, connectivityStatus: string, modelYear: number | null, ageYears: number | null, vehicleLengthFeet: number | null, cargoCameraFullness: number | null, cargoCameraReportedAt: string | null, simStatus: string | null, simStatusChangeDate: string | null, tkUnitOnOrOff: string | null, tkOperatingMode: string | null, tkFuelLevel: number | null, tkAmbientF: number | null, tkHumidity: number | null, tkInteriorTemperature1F: number | null, tkInteriorTemperature2F: number | null, tkInteriorTemperature3F: number | null, tkInteriorTemperature4F: number | null, tkInteriorTemperature5F: number | null, tkInteriorTemperature6F: number | null, tkSetPoint1F: number | null, tkSetPoint2F: number | null, tkSetPoint3F: number | null, tkDischargeAir1F: number | null, tkDischargeAir2F: number | null, tkDischargeAir3F: number | null, tkReturnAir1F: number | null, tkReturnAir2F: number | null, tkReturnAir3F: number | null, tkEngineHours: number | null, tkElectricalHours: number | null, tkTotalHours: number | null, tkUnitBatteryVoltage: number | null, reeferReportedAt: string | null }, deviceType: { id: number, longName: string }, lights: { red: string | null, green: string | null, yellow: string | null, black: string | null, brown: string | null } | null } };

export type VehicleTrackingV2QueryVariables = Exact<{
  vin: string;
  pageSize: number;
  pageNumber: number;
  sensorTypeIds?: Array<number> | number | null | undefined;
}>;


export type VehicleTrackingV2Query = { vehicleTrackingV2: { activityLog: Array<{ id: string, recorded: string, latitude: number | null, longitude: number | null, reverseGeoFullAddress: string | null, speed: number | null, loaded: boolean | null, loadWeight: number | null, batteryVoltageTrailer: number | null, deviceBatteryVoltage: number | null, tisStatus: string | null, tetherStatus: string | null, doorOpened: boolean | null, absFaultActive: boolean | null, absFaultDescription: string | null, faultLevel: number | null, amberLampStatus: string | null, odometerAbs: number | null, odometerGps: number | null, wheelEndsC: Array<number> | null, tiresC: Array<number> | null, cargoCameraFullness: number | null, lights: { red: string | null, green: string | null, yellow: string | null, black: string | null, brown: string | null } | null, reefer: { power: string, mode: string | null, fuelPercent: number | null, ambientF: number | null, humidityPercent: number | null, interiorF: Array<number>, engineHours: number | null, electricalHours: number | null, totalHours: number | null, batteryVoltage: number | null, zones: Array<{ setPointF: number | null, dischargeAirF: number | null, returnAirF: number | null }> } | null }> } };

export type SensorOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type SensorOrderQuery = { sensorOrder: { moreySensorOrder: Array<number> | null, xirgoSensorOrder: Array<number> | null, fleetColumnOrder: Array<number> | null } };

export type SaveSensorOrderMutationVariables = Exact<{
  input: SaveSensorOrderInput;
}>;


export type SaveSensorOrderMutation = { saveSensorOrder: { moreySensorOrder: Array<number> | null, xirgoSensorOrder: Array<number> | null, fleetColumnOrder: Array<number> | null } };

export const MeDocument = /*#__PURE__*/ new TypedDocumentString<MeQuery, MeQueryVariables>(`query Me {
  me {
    id
    email
    isLoggedIn
    roles
    customerId
    customerNames
    timezone {
      id
      country
      description
      utcDaylightOffset
    }
    groups {
      id
      name
      kind
      customerId
    }
    passwordExpirationDays
  }
}`);
export const GetCustomerFeaturesDocument = /*#__PURE__*/ new TypedDocumentString<GetCustomerFeaturesQuery, GetCustomerFeaturesQueryVariables>(`query GetCustomerFeatures($input: CustomerFeaturesInput!) {
  getCustomerFeatures(input: $input) {
    featureId
    featureName
  }
}`);
export const CustomersDocument = /*#__PURE__*/ new TypedDocumentString<CustomersQuery, CustomersQueryVariables>(`query Customers($showDeactivated: Boolean) {
  customers(showDeactivated: $showDeactivated) {
    id
    shortName
    longName
    abbrev
    active
    created
    updated
    dotNumber
    retentionDurationDays
    totalAssets
    totalActiveAssets
  }
}`);
export const FleetStatusDocument = /*#__PURE__*/ new TypedDocumentString<FleetStatusQuery, FleetStatusQueryVariables>(`query FleetStatus($input: FleetStatusInput!) {
  fleetStatus(input: $input) {
    total
    listId
    asOf
    trailers {
      id
      vin
      unitId
      customerId
      customerName
      serialNumber
      deviceTypeId
      vehicleTypeId
      vehicleType
      productType
      hasSolarPanels
      installedSensorTypeIds
      mainAppVersion
      lastReport
      installationDate
      groups
      absOdometer
      gpsOdometer
      tetheredStatus
      timeUntetheredDays
      tetherReportedAt
      dwellingSince
      geofence
      loadStatus
      cargoWeightOnBogieLbs
      loadReportedAt
      address
      speed
      lat
      lng
      gpsHeading
      positionReportedAt
      doorStatus
      doorReportedAt
      absFaultSeverityLevel
      absFaultDescription
      absFaultSpn
      absFaultFmi
      absReportedAt
      tireInflationStatus
      tireInflationReportedAt
      lightFault
      lightFaultCircuits
      lightsReportedAt
      trailerBatteryVoltage
      trailerBatteryStatus
      trailerBatteryReportedAt
      deviceBatteryVoltage
      deviceBatteryStatus
      deviceBatteryReportedAt
      trailerHealthStatus
      healthReasons
      connectivityStatus
      modelYear
      ageYears
      vehicleLengthFeet
      cargoCameraFullness
      cargoCameraReportedAt
      simStatus
      simStatusChangeDate
      tkUnitOnOrOff
      tkOperatingMode
      tkFuelLevel
      tkAmbientF
      tkHumidity
      tkInteriorTemperature1F
      tkInteriorTemperature2F
      tkInteriorTemperature3F
      tkInteriorTemperature4F
      tkInteriorTemperature5F
      tkInteriorTemperature6F
      tkSetPoint1F
      tkSetPoint2F
      tkSetPoint3F
      tkDischargeAir1F
      tkDischargeAir2F
      tkDischargeAir3F
      tkReturnAir1F
      tkReturnAir2F
      tkReturnAir3F
      tkEngineHours
      tkElectricalHours
      tkTotalHours
      tkUnitBatteryVoltage
      reeferReportedAt
    }
  }
}`);
export const FleetStatusSummaryDocument = /*#__PURE__*/ new TypedDocumentString<FleetStatusSummaryQuery, FleetStatusSummaryQueryVariables>(`query FleetStatusSummary($input: FleetStatusSummaryInput!) {
  fleetStatusSummary(input: $input) {
    total
    critical
    caution
    good
    notAvailable
    notReporting
  }
}`);
export const VehicleDetailDataDocument = /*#__PURE__*/ new TypedDocumentString<VehicleDetailDataQuery, VehicleDetailDataQueryVariables>(`query VehicleDetailData($vin: String!) {
  vehicleDetailData(vin: $vin) {
    asOf
    trailer {
      id
      vin
      unitId
      customerId
      customerName
      serialNumber
      deviceTypeId
      vehicleTypeId
      vehicleType
      productType
      hasSolarPanels
      installedSensorTypeIds
      mainAppVersion
      lastReport
      installationDate
      groups
      absOdometer
      gpsOdometer
      tetheredStatus
      timeUntetheredDays
      tetherReportedAt
      dwellingSince
      geofence
      loadStatus
      cargoWeightOnBogieLbs
      loadReportedAt
      address
      speed
      lat
      lng
      gpsHeading
      positionReportedAt
      doorStatus
      doorReportedAt
      absFaultSeverityLevel
      absFaultDescription
      absFaultSpn
      absFaultFmi
      absReportedAt
      tireInflationStatus
      tireInflationReportedAt
      lightFault
      lightFaultCircuits
      lightsReportedAt
      trailerBatteryVoltage
      trailerBatteryStatus
      trailerBatteryReportedAt
      deviceBatteryVoltage
      deviceBatteryStatus
      deviceBatteryReportedAt
      trailerHealthStatus
      healthReasons
      connectivityStatus
      modelYear
      ageYears
      vehicleLengthFeet
      cargoCameraFullness
      cargoCameraReportedAt
      simStatus
      simStatusChangeDate
      tkUnitOnOrOff
      tkOperatingMode
      tkFuelLevel
      tkAmbientF
      tkHumidity
      tkInteriorTemperature1F
      tkInteriorTemperature2F
      tkInteriorTemperature3F
      tkInteriorTemperature4F
      tkInteriorTemperature5F
      tkInteriorTemperature6F
      tkSetPoint1F
      tkSetPoint2F
      tkSetPoint3F
      tkDischargeAir1F
      tkDischargeAir2F
      tkDischargeAir3F
      tkReturnAir1F
      tkReturnAir2F
      tkReturnAir3F
      tkEngineHours
      tkElectricalHours
      tkTotalHours
      tkUnitBatteryVoltage
      reeferReportedAt
    }
    deviceType {
      id
      longName
    }
    undercarriage
    tetherStatusChanged
    checkFuse
    lights {
      red
      green
      yellow
      black
      brown
    }
    wheelEndMaxC
    wheelEndSeverityLevel
    wheelEndReportedAt
    wheelEndsC
    tireTemperatureMaxC
    tireTemperatureSeverityLevel
    tireTemperatureReportedAt
    tiresC
    sensorOrder
    sensorOrderKnown
  }
}`);
export const VehicleTrackingV2Document = /*#__PURE__*/ new TypedDocumentString<VehicleTrackingV2Query, VehicleTrackingV2QueryVariables>(`query VehicleTrackingV2($vin: String!, $pageSize: Int!, $pageNumber: Int!, $sensorTypeIds: [Int!]) {
  vehicleTrackingV2(
    vin: $vin
    pageSize: $pageSize
    pageNumber: $pageNumber
    sensorTypeIds: $sensorTypeIds
  ) {
    activityLog {
      id
      recorded
      latitude
      longitude
      reverseGeoFullAddress
      speed
      loaded
      loadWeight
      batteryVoltageTrailer
      deviceBatteryVoltage
      tisStatus
      tetherStatus
      doorOpened
      absFaultActive
      absFaultDescription
      faultLevel
      amberLampStatus
      odometerAbs
      odometerGps
      lights {
        red
        green
        yellow
        black
        brown
      }
      wheelEndsC
      tiresC
      cargoCameraFullness
      reefer {
        power
        mode
        fuelPercent
        ambientF
        humidityPercent
        interiorF
        zones {
          setPointF
          dischargeAirF
          returnAirF
        }
        engineHours
        electricalHours
        totalHours
        batteryVoltage
      }
    }
  }
}`);
export const SensorOrderDocument = /*#__PURE__*/ new TypedDocumentString<SensorOrderQuery, SensorOrderQueryVariables>(`query SensorOrder {
  sensorOrder {
    moreySensorOrder
    xirgoSensorOrder
    fleetColumnOrder
  }
}`);
export const SaveSensorOrderDocument = /*#__PURE__*/ new TypedDocumentString<SaveSensorOrderMutation, SaveSensorOrderMutationVariables>(`mutation SaveSensorOrder($input: SaveSensorOrderInput!) {
  saveSensorOrder(input: $input) {
    moreySensorOrder
    xirgoSensorOrder
    fleetColumnOrder
  }
}`);