import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { offersClickToSign, PREVIEWABLE_SETTING, settingQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { parseExtensions } from '@countersign/api-client/rules';
import { useServices } from '../../../services/services.tsx';
import { useFirmFeatures } from '../../../services/useFirmFeatures.ts';
import { disabledReasons, type DisabledReasons } from './documentActions.ts';

/** Returns why actions are disabled for this user, in this firm: on a document, or on a selection. */
export function useDisabledReasons(): (
  document: Schemas['Document'] | null,
  selected: number,
) => DisabledReasons {
  const { portal, me } = useServices();
  const setting = useQuery(settingQueries.detail(portal, PREVIEWABLE_SETTING));
  const features = useFirmFeatures();
  const extensions = setting.data?.Value ?? '';
  return useCallback(
    (document, selected) =>
      disabledReasons({
        selected,
        document,
        employeeId: me.employeeId,
        previewable: parseExtensions(extensions),
        clickToSign: offersClickToSign(features),
      }),
    [me.employeeId, extensions, features],
  );
}
