/** What Storybook itself calls to write `manifests/components.json`; it comes without types. */
declare module '@storybook/react/preset' {
  interface ManifestEntry {
    type: 'story';
    subtype: 'story';
    id: string;
    title: string;
    name: string;
    importPath: string;
    tags: string[];
  }

  interface ComponentDocs {
    name: string;
    error?: { name: string; message: string };
    reactDocgen?: {
      description?: string;
      props?: Record<string, { description?: string; required?: boolean }>;
    };
  }

  interface ManifestComponent extends ComponentDocs {
    path: string;
    subcomponents?: Record<string, ComponentDocs>;
  }

  interface ManifestOptions {
    manifestEntries: ManifestEntry[];
    presets: { apply: (name: string, fallback?: unknown) => Promise<unknown> };
  }

  export function experimental_manifests(
    existing: object,
    options: ManifestOptions,
  ): Promise<{ components: { components: Record<string, ManifestComponent> } }>;
}
