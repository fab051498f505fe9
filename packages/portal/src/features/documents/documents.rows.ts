import type { Schemas } from '@countersign/api-client/contract';
import { drawFirstPage, parseColumnSettings } from '@countersign/ui';
import type { OpenedAddress } from '../../routing/firstReads.ts';
import type { FirstRows, FirstRowsOfPage } from '../../routing/firstRows.ts';
import { parseJson } from '../../services/parseJson.ts';
import { lastClient } from '../clients/index.ts';
import { readOfList } from './documents.reads.ts';
import { parseClient } from './documentsParams.ts';
import { documentsTitle } from './documentsTitle.ts';
import { documentTexts } from './grid/documentTexts.ts';
import { parsePaneWidth, settingKeys } from './grid/gridSettings.ts';

function isPage(answer: unknown): answer is Schemas['DocumentList'] {
  return typeof answer === 'object' && answer !== null && 'Items' in answer && 'TotalItems' in answer;
}

function rowsOf(clientOf: (opened: OpenedAddress) => number | null): FirstRowsOfPage {
  return {
    read(opened) {
      const clientId = clientOf(opened);
      return clientId === null ? null : readOfList(clientId, opened);
    },
    frame(host, { settings }, look) {
      const drawn = drawFirstPage(host, {
        ...look,
        title: documentsTitle,
        paneWidth: parsePaneWidth(parseJson(settings.read(settingKeys.pane))),
        columns: documentTexts,
        settings: parseColumnSettings(parseJson(settings.read(settingKeys.columns))),
        hasMenus: true,
      });
      if (drawn === null) return null;
      return {
        element: drawn.element,
        draw(answer) {
          if (isPage(answer) && answer.TotalItems > 0) drawn.drawRows(answer.Items, answer.TotalItems);
        },
      };
    },
  };
}

const ofLast = rowsOf(() => lastClient.get());

/** The list of a client; with a document selected, there are its details as well. */
export const rows: FirstRows = {
  '/': ofLast,
  '/documents': ofLast,
  '/documents/$clientId': rowsOf(({ params }) => {
    const parsed = parseClient(params);
    return parsed === false ? null : parsed.clientId;
  }),
};
