import { SensorType, type TrailerDetail } from '@gladhand/domain';
import { readingSource } from '../internal/readingSource';
import { AxleDiagram } from '../internal/wheels/AxleDiagram';
import { brakeFigure, pressureFigure, temperatureFigure, type WheelFigure } from '../internal/wheels/wheelValues';
import * as S from './SensorDetails.styles';
import type { DetailsContext } from './SensorDetailsView';

interface SensorNowProps {
  detail: TrailerDetail;
  sensorTypeId: SensorType;
  context: DetailsContext;
}

/** The newest values of a sensor that measures at each wheel, on the trailer's own axles. */
export function SensorNow({ detail, sensorTypeId, context }: SensorNowProps) {
  const found = newest(detail, sensorTypeId);
  if (!found) return null;
  const { figure, reportedAt } = found;
  return (
    <S.Part>
      <h3>Now</h3>
      {reportedAt === null ? (
        <S.Line>N/A: this sensor is installed and has not reported anything yet.</S.Line>
      ) : (
        <>
          <AxleDiagram figure={figure} />
          <S.Line>
            Reported {context.moment(new Date(reportedAt))} by {readingSource('wheels', detail.trailer.deviceTypeId)}
          </S.Line>
        </>
      )}
    </S.Part>
  );
}

function newest(
  detail: TrailerDetail,
  sensorTypeId: SensorType,
): { figure: WheelFigure; reportedAt: string | null } | undefined {
  const { undercarriage } = detail;
  switch (sensorTypeId) {
    case SensorType.WheelEnd:
      return {
        figure: temperatureFigure('wheelEnds', undercarriage, detail.wheelEndsC),
        reportedAt: detail.wheelEndReportedAt,
      };
    case SensorType.TireTemperature:
      return {
        figure: temperatureFigure('tires', undercarriage, detail.tiresC),
        reportedAt: detail.tireTemperatureReportedAt,
      };
    case SensorType.TirePressure:
      return {
        figure: pressureFigure(undercarriage, detail.tirePressuresPsi),
        reportedAt: detail.tirePressureReportedAt,
      };
    case SensorType.Brakes:
      return { figure: brakeFigure(undercarriage, detail.brakes), reportedAt: detail.brakesReportedAt };
    default:
      return undefined;
  }
}
