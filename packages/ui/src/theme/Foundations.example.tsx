import type { ReactNode } from 'react';
import * as styles from './Foundations.css.js';

export interface FoundationProps {
  title: string;
  /** The rule, in one or two sentences. */
  lead: string;
  children: ReactNode;
}

/** Lays out one page of the foundations. */
export function Foundation({ title, lead, children }: FoundationProps) {
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}

export interface TokenRow {
  id: string;
  /** Cells in the order of the columns; the first is the row's header. */
  cells: readonly ReactNode[];
}

export interface TokenTableProps {
  /** Heading and name of the table. */
  title: string;
  columns: readonly string[];
  rows: readonly TokenRow[];
}

/** Lists tokens on a sheet, one in each row. */
export function TokenTable({ title, columns, rows }: TokenTableProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      <div className={styles.sheet}>
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={styles.head}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells: [first, ...rest] }) => (
              <tr key={id}>
                <th scope="row" className={styles.cell}>
                  {first}
                </th>
                {rest.map((cell, index) => (
                  <td key={columns[index + 1]} className={styles.cell}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Shows the token's name as in code. */
export function TokenName({ children }: { children: string }) {
  return <span className={styles.token}>{children}</span>;
}

/** Shows a value as in CSS. */
export function TokenValue({ children }: { children: string }) {
  return <span className={styles.code}>{children}</span>;
}
