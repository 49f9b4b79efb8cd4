import type { ReadingFormats } from '@gladhand/domain/formats';
import { SensorType, type TrailerDetail } from '@gladhand/domain/trailers';
import { type Say, useMessages, useWords } from '@gladhand/ui';
import { INTERNAL_MESSAGES } from '../../internal/messages';
import { readingSource } from '../../internal/readingSource';
import { AxleDiagram } from '../../internal/wheels/AxleDiagram';
import { WHEEL_MESSAGES } from '../../internal/wheels/messages';
import { brakeFigure, pressureFigure, temperatureFigure, type WheelFigure } from '../../internal/wheels/wheelValues';
import type { DetailsContext } from './detailsContext';
import { SENSOR_DETAILS_MESSAGES } from './messages';
import * as S from './SensorDetails.styles';

interface SensorNowProps {
  detail: TrailerDetail;
  sensorTypeId: SensorType;
  context: DetailsContext;
}

/** The newest values of a sensor that measures at each wheel, on the trailer's own axles. */
export function SensorNow({ detail, sensorTypeId, context }: SensorNowProps) {
  const internalMessages = useMessages(INTERNAL_MESSAGES);
  const wheelMessages = useMessages(WHEEL_MESSAGES);
  const sensorDetailsMessages = useMessages(SENSOR_DETAILS_MESSAGES);

  const say = useWords();
  const found = newest(detail, sensorTypeId, context.formats, wheelMessages, say);
  if (!found) return null;
  const { figure, reportedAt } = found;
  return (
    <S.Part>
      <h3>{sensorDetailsMessages.now}</h3>
      {reportedAt === null ? (
        <S.Line>{sensorDetailsMessages.neverReported}</S.Line>
      ) : (
        <>
          <AxleDiagram figure={figure} />
          <S.Line>
            {sensorDetailsMessages.reportedBy(
              context.moment(new Date(reportedAt)),
              readingSource('wheels', detail.trailer.deviceTypeId, undefined, internalMessages, say),
            )}
          </S.Line>
        </>
      )}
    </S.Part>
  );
}

function newest(
  detail: TrailerDetail,
  sensorTypeId: SensorType,
  formats: ReadingFormats,
  messages: typeof WHEEL_MESSAGES,
  say: Say,
): { figure: WheelFigure; reportedAt: string | null } | undefined {
  const { undercarriage } = detail;
  switch (sensorTypeId) {
    case SensorType.WheelEnd:
      return {
        figure: temperatureFigure('wheelEnds', undercarriage, detail.wheelEndsC, formats, messages, say),
        reportedAt: detail.wheelEndReportedAt,
      };
    case SensorType.TireTemperature:
      return {
        figure: temperatureFigure('tires', undercarriage, detail.tiresC, formats, messages, say),
        reportedAt: detail.tireTemperatureReportedAt,
      };
    case SensorType.TirePressure:
      return {
        figure: pressureFigure(undercarriage, detail.tirePressuresPsi, formats, messages, say),
        reportedAt: detail.tirePressureReportedAt,
      };
    case SensorType.Brakes:
      return { figure: brakeFigure(undercarriage, detail.brakes, messages, say), reportedAt: detail.brakesReportedAt };
    default:
      return undefined;
  }
}
