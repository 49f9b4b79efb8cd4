import { statements } from './statements';

/** Stored reasons for a trailer's health and faulted light circuits change from words to codes. */
export const healthReasons = statements([
  `update trailer_status
    set health_reasons = (
      select coalesce(
        array_agg(
          case
            when reason = 'ABS fault'
              then 'absFault:' || coalesce(nullif(abs_fault_severity_level, 'GOOD'), 'CAUTION')
            when reason = 'Tire inflation unstable' then 'tireInflationUnstable:CAUTION'
            when reason = 'Lights: intermittent' then 'lightsIntermittent:CAUTION'
            when reason = 'Lights: low current' then 'lightsLowCurrent:CAUTION'
            when reason = 'Lights: high current' then 'lightsHighCurrent:CRITICAL'
            when reason = 'Lights: multiple' then 'lightsMultiple:CRITICAL'
            when reason = 'Trailer battery low' and trailer_battery_status = 'CRITICAL'
              then 'trailerBatteryCritical:CRITICAL'
            when reason = 'Trailer battery low' then 'trailerBatteryLow:CAUTION'
            when reason = 'Wheel end hot'
              then 'wheelEndHot:' || coalesce(nullif(wheel_end_severity_level, 'GOOD'), 'CAUTION')
            when reason = 'Tire temperature high'
              then 'tireTemperatureHigh:' || coalesce(nullif(tire_temperature_severity_level, 'GOOD'), 'CAUTION')
            else reason
          end
          order by place
        ),
        '{}'
      )
      from unnest(health_reasons) with ordinality as stored(reason, place)
    )
    where health_reasons <> '{}'`,
  `update trailer_status
    set light_fault_circuits = array(
      select replace(circuit, ': ', ':')
      from unnest(light_fault_circuits) with ordinality as stored(circuit, place)
      order by place
    )
    where light_fault_circuits <> '{}'`,
]);
