import type { Option } from './option.js';

const places = ['Aldgate', 'Barossa', 'Birrong', 'Coolamon', 'Corriedale', 'Dandenong', 'Ferngully', 'Noosa'];
const trades = ['Physiotherapy', 'Cooperage', 'Concreting', 'Vineyards', 'Pastoral', 'Joinery', 'Optometry'];

/** As many clients as a large firm has, for stories; always the same. */
export const manyClients: readonly Option[] = Array.from({ length: 1284 }, (_, index) => {
  const place = places[index % places.length] ?? '';
  const trade = trades[index % trades.length] ?? '';
  return { id: String(index + 1), label: `${place} ${trade} ${String(Math.floor(index / 56) + 1)} Pty Ltd` };
});

/** Returns what a server would return: the first 200 clients that contain the text. */
export function findClients(text: string): { options: readonly Option[]; total: number } {
  const wanted = text.trim().toLowerCase();
  const found = wanted === '' ? [] : manyClients.filter(({ label }) => label.toLowerCase().includes(wanted));
  return { options: found.slice(0, 200), total: found.length };
}
