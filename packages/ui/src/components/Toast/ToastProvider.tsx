import { use, type ReactNode } from 'react';
import { page, ToastContext } from './toastContext.js';
import { createToastStore, type ToastStore } from './toastStore.js';

const own = createToastStore();
page.store = own;

export interface ToastProviderProps {
  /** Created by `createToastStore`. */
  store: ToastStore;
  /** The part of the page that uses the store. */
  children: ReactNode;
}

/** Provides a store to a part of the page; without it the page shares one. */
export function ToastProvider({ store, children }: ToastProviderProps) {
  return <ToastContext value={store}>{children}</ToastContext>;
}

/** Returns the store: `useToasts().show({ message })`. */
export function useToasts(): ToastStore {
  return use(ToastContext) ?? own;
}
