import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Coverage } from '../../tools/coverage/coverage.ts';

/** Generated from the code when Storybook is built (`main.ts`). */
declare const __COVERAGE__: Coverage;

const coverage = __COVERAGE__;

/** Common states, each with the pattern that identifies it in a story's name. */
const states: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Loading', /Loading|Waiting|Pending|Refetching|Saving|Working/],
  ['Empty', /Empty|Nothing|NoMatches|None|NoResults/],
  ['Failed', /Fail|Error|Broken|Refused|Invalid|NotFound|Wrong|Not[A-Z]/],
  ['Disabled', /Disabled|Unavailable|ReadOnly/],
  ['Long texts', /Long|Many/],
  ['Small screen', /Narrow|Phone|Tablet|Small/],
  ['Keyboard', /Keyboard|Focus|Keys/],
];

function Linked({ title, story }: { title: string; story: string }) {
  const name = storyNameFromExport(story);
  return (
    <a href={`./?path=/story/${toId(title, name)}`} target="_top">
      {name}
    </a>
  );
}

function Links({ title, stories }: { title: string; stories: readonly string[] }) {
  return stories.map((story, index) => (
    <span key={story}>
      {index === 0 ? null : ', '}
      <Linked title={title} story={story} />
    </span>
  ));
}

interface StatesTableProps {
  /** Prefix of the sidebar's path: `Components/`. */
  under: readonly string[];
}

/** Lists the states of each story file: one row for each file, one link for each story. */
export function StatesTable({ under }: StatesTableProps) {
  const rows = coverage.files.filter(({ title }) => under.some((start) => title.startsWith(start)));
  const count = rows.reduce((sum, { stories }) => sum + stories.length, 0);
  return (
    <>
      <p>
        {rows.length} subjects, {count} stories.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Subject</th>
            {states.map(([name]) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
            <th scope="col">Other states</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ file, title, stories }) => (
            <tr key={file}>
              <th scope="row">{title.split('/').slice(1).join(' / ')}</th>
              {states.map(([name, pattern]) => (
                <td key={name}>
                  <Links title={title} stories={stories.filter((story) => pattern.test(story))} />
                </td>
              ))}
              <td>
                <Links
                  title={title}
                  stories={stories.filter((story) => !states.some(([, pattern]) => pattern.test(story)))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Lists every message of the catalogues, and the subjects whose stories show it. */
export function MessagesTable() {
  const titles = new Map(coverage.files.map(({ file, title }) => [file, title]));
  const shown = coverage.sentences.filter(({ shownBy }) => shownBy.length > 0).length;
  return (
    <>
      <p>
        {coverage.sentences.length} messages; {shown} are spelt or named by a story, the others only by a
        test.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Message</th>
            <th scope="col">Catalogue</th>
            <th scope="col">Stories</th>
          </tr>
        </thead>
        <tbody>
          {coverage.sentences.map(({ catalogue, key, text, shownBy }) => (
            <tr key={`${catalogue} ${key} ${text}`}>
              <td>{text}</td>
              <td>{catalogue.replace(/^packages\//, '').replace(/\/src\//, ': ')}</td>
              <td>{shownBy.map((file) => titles.get(file) ?? file).join(', ') || 'Tests only'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
