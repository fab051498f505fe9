import { createContext, use, type ReactNode } from 'react';
import { createToastStore, type ToastStore } from './toastStore.js';

const ToastContext = createContext<ToastStore>(createToastStore());

export interface ToastProviderProps {
  /** Made by `createToastStore`. */
  store: ToastStore;
  /** The part of the page that says things through it. */
  children: ReactNode;
}

/** Gives a part of the page its own store; without it the page shares one. */
export function ToastProvider({ store, children }: ToastProviderProps) {
  return <ToastContext value={store}>{children}</ToastContext>;
}

/** The store: `useToasts().show({ message })`. */
export function useToasts(): ToastStore {
  return use(ToastContext);
}
