import type { ReactNode } from 'react';
import * as styles from './Foundations.css.js';

export interface FoundationProps {
  title: string;
  /** What the rule is, in one or two sentences. */
  lead: string;
  children: ReactNode;
}

/** One page of the foundations. */
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
  /** In the order of the columns; the first is the row's header. */
  cells: readonly ReactNode[];
}

export interface TokenTableProps {
  /** Heading above the table, and its name. */
  title: string;
  columns: readonly string[];
  rows: readonly TokenRow[];
}

/** Tokens on a sheet, one in each row. */
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

/** The token's name as code writes it. */
export function TokenName({ children }: { children: string }) {
  return <span className={styles.token}>{children}</span>;
}

/** A value as CSS writes it. */
export function TokenValue({ children }: { children: string }) {
  return <span className={styles.code}>{children}</span>;
}
