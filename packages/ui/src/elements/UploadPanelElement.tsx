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
 * @fires countersign-upload-cancel `detail.id`
 * @fires countersign-upload-retry `detail.id`
 * @fires countersign-upload-view `detail.view`, after the panel has changed it
 * @fires countersign-upload-close the panel has hidden itself; remove `hidden` to show it again
 */
export class UploadPanelElement extends CountersignElement {
  static override observedAttributes = attributes('view');

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
        onClose={() => {
          this.hidden = true;
          this.tell('countersign-upload-close');
        }}
      />
    );
  }
}

function areItems(value: unknown): value is readonly UploadPanelItem[] {
  return Array.isArray(value);
}

function panelView(value: string): UploadPanelView {
  return value === 'minimised' || value === 'expanded' ? value : 'normal';
}
