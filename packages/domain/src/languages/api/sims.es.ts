/** Errors about SIMs, in Spanish. */
export const sims: Readonly<Record<string, string>> = {
  'Search for up to {1} characters.': 'Busque hasta {1} caracteres.',
  'Paste up to {1} lines.': 'Pegue hasta {1} líneas.',
  'Up to {1} SIMs can be changed together. Narrow the filter.':
    'Se pueden cambiar hasta {1} SIM a la vez. Acote el filtro.',
  "The number of SIMs has changed. It's now {1}. Check it, then confirm again.":
    'El número de SIM cambió. Ahora es {1}. Compruébelo y confirme de nuevo.',
  'No SIM provider is set up. Set SIM_PROVIDER_URL and SIM_WEBHOOK_SECRETS on the server.':
    'No hay ningún proveedor de SIM configurado. Configure SIM_PROVIDER_URL y SIM_WEBHOOK_SECRETS en el servidor.',
  'None of these SIMs can be changed. Check their status, then try again.':
    'Ninguna de estas SIM se puede cambiar. Revise su estado y vuelva a intentarlo.',
  'Choose the new plan.': 'Elija el plan nuevo.',
  'None of your SIMs has this plan. Choose one from the list.':
    'Ninguna de sus SIM tiene este plan. Elija uno de la lista.',
  'This batch has no refused changes.': 'Este cambio no tiene SIM rechazadas.',
};
