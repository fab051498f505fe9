import { createContext } from 'react';
import type { ToastStore } from './toastStore.js';

/** The store of this part of the page; undefined where the page's own is used. */
export const ToastContext = createContext<ToastStore | undefined>(undefined);

/** The page's own store. It is there as soon as the page has any part that shows its notifications. */
export const page: { store?: ToastStore } = {};
