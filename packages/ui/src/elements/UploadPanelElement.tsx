import { UploadPanel, type UploadPanelView } from '../patterns/UploadPanel/UploadPanel.js';
import { uploadSummary } from '../patterns/UploadPanel/uploadSummary.js';
import type { UploadPanelItem } from '../patterns/UploadPanel/UploadRow.js';
import { attributes, CountersignElement } from './host.js';

/**
 * Shows running uploads. It renders its `items` and fires events for the user's actions; the page uploads.
 *
 * @element countersign-upload-panel
 * @prop items the files, as `UploadPanelItem`s; set a new array after each change
 * @attr view `minimised`, `normal` (the default) or `expanded`; changes when the user changes it
 * @attr can-continue,can-select-again,can-upload-anyway,can-add-without-filter,can-show-known,can-dismiss present where the
 * page handles the event of that name: the panel offers only what the page can do
 * @attr can-cancel-all,can-retry-all the same, for all files
 * @fires countersign-upload-cancel `detail.id`
 * @fires countersign-upload-retry `detail.id`
 * @fires countersign-upload-continue `detail.id` of an interrupted file that the browser can read again
 * @fires countersign-upload-select-again `detail.id` of an interrupted file to select again, or null for all of them
 * @fires countersign-upload-upload-anyway `detail.id` of a file that is a document already
 * @fires countersign-upload-add-without-filter `detail.id` of a file whose filter was deleted
 * @fires countersign-upload-show-known `detail.id` of a file whose document is to be shown
 * @fires countersign-upload-dismiss `detail.id` of a failed file to take off the list
 * @fires countersign-upload-cancel-all
 * @fires countersign-upload-retry-all
 * @fires countersign-upload-view `detail.view`, after the panel has changed it
 * @fires countersign-upload-close the panel has hidden itself; remove `hidden` to show it again
 */
export class UploadPanelElement extends CountersignElement {
  static override observedAttributes = attributes(
    'view',
    'can-continue',
    'can-select-again',
    'can-upload-anyway',
    'can-add-without-filter',
    'can-show-known',
    'can-dismiss',
    'can-cancel-all',
    'can-retry-all',
  );

  #items: readonly UploadPanelItem[] = [];

  get items(): readonly UploadPanelItem[] {
    return this.#items;
  }

  set items(items: readonly UploadPanelItem[]) {
    this.#items = items;
    this.redraw();
  }

  override connectedCallback(): void {
    const early = this.takeEarly('items');
    if (areItems(early)) this.#items = early;
    super.connectedCallback();
  }

  protected override draw() {
    return (
      <UploadPanel
        items={this.#items}
        summary={uploadSummary(this.#items)}
        view={panelView(this.attribute('view'))}
        onViewChange={(view) => {
          this.setAttribute('view', view);
          this.tell('countersign-upload-view', { view });
        }}
        onCancel={(id) => this.tell('countersign-upload-cancel', { id })}
        onRetry={(id) => this.tell('countersign-upload-retry', { id })}
        onContinue={this.#offer('continue')}
        onSelectAgain={this.#offer('select-again')}
        onUploadAnyway={this.#offer('upload-anyway')}
        onAddWithoutFilter={this.#offer('add-without-filter')}
        onShowKnown={this.#offer('show-known')}
        onDismiss={this.#offer('dismiss')}
        onCancelAll={this.#offerForAll('cancel-all')}
        onRetryAll={this.#offerForAll('retry-all')}
        onClose={() => {
          this.hidden = true;
          this.tell('countersign-upload-close');
        }}
      />
    );
  }

  #offer(action: string): ((id: string | null) => void) | undefined {
    if (!this.hasAttribute(`can-${action}`)) return undefined;
    return (id) => this.tell(`countersign-upload-${action}`, { id });
  }

  #offerForAll(action: string): (() => void) | undefined {
    return this.hasAttribute(`can-${action}`) ? () => this.tell(`countersign-upload-${action}`) : undefined;
  }
}

function areItems(value: unknown): value is readonly UploadPanelItem[] {
  return Array.isArray(value);
}

function panelView(value: string): UploadPanelView {
  return value === 'minimised' || value === 'expanded' ? value : 'normal';
}
