import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { applySettings } from './settings/settings';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
applySettings();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
