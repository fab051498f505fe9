import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// As long as `expect.poll` waits: on a busy machine code that loads later is long in coming.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);
