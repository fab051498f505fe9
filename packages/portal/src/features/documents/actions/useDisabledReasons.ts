import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { offersClickToSign, PREVIEWABLE_SETTING, settingQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { parseExtensions } from '@countersign/api-client/rules';
import { useServices } from '../../../services/services.tsx';
import { useFirmFeatures } from '../../../services/useFirmFeatures.ts';
import { disabledReasons, type DisabledReasons, type Previewable } from './documentActions.ts';

/** Returns why actions are disabled for this user, in this firm: on a document, or on a selection. */
export function useDisabledReasons(): (
  document: Schemas['Document'] | null,
  selected: number,
) => DisabledReasons {
  const { portal, me } = useServices();
  const { data: setting, isError } = useQuery(settingQueries.detail(portal, PREVIEWABLE_SETTING));
  const features = useFirmFeatures();
  const extensions = setting?.Value;
  const previewable = useMemo<Previewable>(() => {
    if (extensions !== undefined) return parseExtensions(extensions);
    return isError ? 'failed' : 'loading';
  }, [extensions, isError]);
  return useCallback(
    (document, selected) =>
      disabledReasons({
        selected,
        document,
        employeeId: me.employeeId,
        previewable,
        clickToSign: offersClickToSign(features),
      }),
    [me.employeeId, previewable, features],
  );
}
